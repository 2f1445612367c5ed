export interface OtherBrowsers {
  /** `screen`: the program of a screen to be started, empty where there is one */
  readonly firefox: { readonly path: string; readonly screen: string; readonly name: string } | null;
  readonly webkit: {
    readonly driver: string;
    readonly browser: string;
    readonly screen: string;
    readonly name: string;
  } | null;
}
/** What is there of each; null where something is missing. */
export function otherBrowsers(): OtherBrowsers;
/** Which are there, in a line. */
export function otherBrowsersLine(there: OtherBrowsers): string;
