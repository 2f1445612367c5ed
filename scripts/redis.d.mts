/** The path of a Redis or Valkey server; throws one sentence when there is none and none may be installed. */
export function redis(): string;
