/**
 * Reads a number as people type it where a whole one is needed: what counts is what they see, so neither `1e3` nor digits of
 * another script are taken for a number.
 * @returns null for empty text, NaN for text that is not a number; a fraction is returned as it is. The rules refuse NaN and
 * fractions
 */
export function readTypedWhole(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}
