export {};

/** What both browsers and Node provide beyond the language itself: the rules may use this and nothing else from either. */
declare global {
  class URL {
    constructor(text: string);
    readonly protocol: string;
    readonly hostname: string;
    readonly pathname: string;
  }
  function setTimeout<T>(work: (value: T) => void, milliseconds: number): unknown;
}
