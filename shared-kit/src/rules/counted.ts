/**
 * A number with its noun: '1 hotel', '3 hotels'.
 * @param one the noun, or a longer part of a sentence, for one
 * @param many for none and for several; with an 's' at the end by default
 */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
