/** Words written in capitals, such as FAQ and FAQs, stay as they are. */
const isAcronym = (word: string) => /^[A-Z]{2,}s?$/.test(word);

/** A label as written inside a sentence: 'Tiled Promo' becomes 'tiled promo', 'FAQ Category' 'FAQ category'. */
export const inSentence = (label: string): string =>
  label
    .split(' ')
    .map((word) => (isAcronym(word) ? word : word.toLowerCase()))
    .join(' ');
