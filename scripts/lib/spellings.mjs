/** Names that no variable of a module may have (ECMAScript's reserved words, including those of strict mode). */
export const RESERVED_WORDS = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends
    false finally for function if implements import in instanceof interface let new null package private protected
    public return static super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

/** A name such as `gift-card` in all the spellings that the code uses. */
export function spellings(name) {
  const parts = name.split('-');
  const capitalise = (word) => word[0].toUpperCase() + word.slice(1);
  const last = pluralOf(parts.at(-1));
  const pluralParts = [...parts.slice(0, -1), last];
  const camel = (words) => words[0] + words.slice(1).map(capitalise).join('');
  return {
    name,
    path: pluralParts.join('-'),
    resource: parts.join('_'),
    table: pluralParts.join('_'),
    camel: camel(parts),
    camels: camel(pluralParts),
    pascal: parts.map(capitalise).join(''),
    pascals: pluralParts.map(capitalise).join(''),
    singular: parts.map(capitalise).join(' '),
    plural: pluralParts.map(capitalise).join(' '),
    words: { singular: parts.join(' '), plural: pluralParts.join(' ') },
  };
}

/** The probable singular of a word that looks like a plural: story of stories, press of presses; null for any other word. */
export function singularOf(word) {
  if (/[^s]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : null;
}

/** The regular English plurals: card, cards; press, presses; story, stories; day, days. */
function pluralOf(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
