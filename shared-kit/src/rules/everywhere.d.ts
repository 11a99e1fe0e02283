export {};

/** What browsers and Node both bring and the language itself does not: the rules may use this and no more of either. */
declare global {
  class URL {
    constructor(text: string);
    readonly protocol: string;
    readonly hostname: string;
    readonly pathname: string;
  }
  function setTimeout<T>(work: (value: T) => void, milliseconds: number): unknown;
}
