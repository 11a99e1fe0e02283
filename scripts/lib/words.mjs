/** `gift-card` in every spelling that the code needs. */
export function spellings(name) {
  const parts = name.split('-');
  const upper = (word) => word[0].toUpperCase() + word.slice(1);
  const last = plural(parts.at(-1));
  const many = [...parts.slice(0, -1), last];
  const camel = (words) => words[0] + words.slice(1).map(upper).join('');
  return {
    name,
    path: many.join('-'),
    resource: parts.join('_'),
    table: many.join('_'),
    camel: camel(parts),
    camels: camel(many),
    pascal: parts.map(upper).join(''),
    pascals: many.map(upper).join(''),
    one: parts.map(upper).join(' '),
    many: many.map(upper).join(' '),
    words: { one: parts.join(' '), many: many.join(' ') },
  };
}

/** English plurals, as far as names of content need them: card, cards; press, presses; story, stories; day, days. */
function plural(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
