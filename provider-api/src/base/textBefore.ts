/** The part of a text before a mark, such as the path before the '?' of an address; the whole text if the mark is missing. */
export const textBefore = (text: string, mark: string): string => text.split(mark, 1)[0] ?? '';
