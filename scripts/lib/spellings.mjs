/** `gift-card` in every spelling that the code needs. */
export function spellings(name) {
  const parts = name.split('-');
  const capitalise = (word) => word[0].toUpperCase() + word.slice(1);
  const last = pluralOf(parts.at(-1));
  const many = [...parts.slice(0, -1), last];
  const camel = (words) => words[0] + words.slice(1).map(capitalise).join('');
  return {
    name,
    path: many.join('-'),
    resource: parts.join('_'),
    table: many.join('_'),
    camel: camel(parts),
    camels: camel(many),
    pascal: parts.map(capitalise).join(''),
    pascals: many.map(capitalise).join(''),
    one: parts.map(capitalise).join(' '),
    many: many.map(capitalise).join(' '),
    words: { one: parts.join(' '), many: many.join(' ') },
  };
}

/** English plurals, as far as names of content need them: card, cards; press, presses; story, stories; day, days. */
function pluralOf(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
