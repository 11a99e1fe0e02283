/** The part of a text before a mark, such as the path before the '?' of an address; all of it without the mark. */
export const textBefore = (text: string, mark: string): string => text.split(mark, 1)[0] ?? '';
