/** Puts a line above another one, which must exist exactly once. */
function above(text, line, added) {
  const parts = text.split(`${line}\n`);
  if (parts.length !== 2) throw new Error(`The line '${line}' is expected once.`);
  return `${parts[0]}${added}\n${line}\n${parts[1]}`;
}

/** Puts a line at the end of the list that ends last in a text. */
function atEnd(text, end, added) {
  const index = text.lastIndexOf(`\n${end}`);
  if (index === -1) throw new Error(`'${end}' is expected at the beginning of a line.`);
  return `${text.slice(0, index)}\n${added}${text.slice(index)}`;
}

/** Puts a text into a list of texts, `const NAME = […]`: at its end, or before another one. */
function into(text, name, added, before) {
  const list = new RegExp(`(const ${name} = \\[[^\\]]*?)(${before ? `'${before}'` : ',?\\s*\\]'})`);
  if (!list.test(text)) throw new Error(`A list ${name} is expected.`);
  return text.replace(list, (_all, start, end) => (before ? `${start}'${added}', ${end}` : `${start}, '${added}'${end}`));
}

/** Puts an import behind the last one. */
function imported(text, name, from) {
  const end = text.indexOf('\n', text.lastIndexOf('\nimport ') + 1);
  return `${text.slice(0, end)}\nimport { ${name} } from '${from}';${text.slice(end)}`;
}

/**
 * The lines that name a new content type in files that exist, one each. Everything else follows from them.
 * @param words see `spellings`
 * @param {{remote: string, place: 'hotel' | 'restaurant'}} where
 * @returns {Record<string, (text: string) => string>} what to do with each file, by path
 */
export function contentTypeLines({ path, resource, camel, camels, many, words }, { remote, place }) {
  const row = `  ${resource}: { label: '${many}', of: ['${place}'], read: 'staff and sites', livePages: ['${camels}Url'] },`;
  const kept = `  '${path}': { one: '${words.one}', many: '${words.many}', of: ['${place}'] },`;
  const shown = `  { type: ${camel}, form: () => import('./${path}/${camel}Form') },`;
  const rows = `${place.toUpperCase()}_ROWS`;
  const filled = `{ place: '${place}s', path: '${path}', api: '${path}', sections: {
    'Title & Content': [write('Title', 'The first'), compose('Content', 'Words.')],
    'Date & Time': window,
  } },`;
  return {
    'shared-kit/src/rules/resources.ts': (text) => above(text, '  // They have no screen (decision OP-28).', row),
    'shared-kit/src/rules/historyKinds.ts': (text) => above(text, '  // What is no content of its own list.', kept),
    [`${remote}/src/content.ts`]: (text) => atEnd(imported(text, camel, `./${path}/${camel}`), '];', shown),
    'provider-api/src/server/contentTypes.ts': (text) =>
      atEnd(imported(text, `${camel}Definition`, `../resources/${path}/definition`), '];', `  ${camel}Definition,`),
    // Tests of all content types, and those that hold a whole list.
    'provider-api/testing/permissionMatrix.ts': (text) =>
      atEnd(text, '`;', `\${content('${path}', '${resource}', { clone: ${place === 'hotel'} })}`),
    'e2e/kinds/kinds.ts': (text) => atEnd(text, '];', filled),
    'provider-api/src/access/users/management.test.ts': (text) => into(text, 'DEFAULT_READS', resource),
    'mf-platform/src/users/permissions/permissionGrid.test.tsx': (text) => into(text, rows, many),
    'e2e/platform/users.e2e.ts': (text) => into(text, rows, many),
    'e2e/rights/areas.e2e.ts': (text) => into(text, place.toUpperCase(), many, 'Settings'),
  };
}
