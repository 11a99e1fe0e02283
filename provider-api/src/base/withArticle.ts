/** A noun with its article: 'a special', 'an event', 'an FAQ'. */
export const withArticle = (noun: string): string => `${/^(?:[aeio]|FAQ)/.test(noun) ? 'an' : 'a'} ${noun}`;
