/** The path of a Chromium; throws one sentence when there is none and none may be installed. */
export function chromium(): string;
