import { normaliseName } from 'shared-kit/rules/normaliseName';

/** Cuts a text to a maximum length: a longer one ends in an ellipsis, and never in half of a surrogate pair. */
export const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** A name as a refusal quotes it: in one line and short, since the client chose it. */
export const quoted = (name: string): string => shorten(normaliseName(name), 100);
