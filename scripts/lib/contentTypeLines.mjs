/** Inserts a line above another one, which must exist exactly once. */
function insertAbove(text, line, added) {
  const parts = text.split(`${line}\n`);
  if (parts.length !== 2) throw new Error(`The line '${line}' is expected once.`);
  return `${parts[0]}${added}\n${line}\n${parts[1]}`;
}

/** Appends a line to the last list of a text. */
function appendToList(text, end, added) {
  const index = text.lastIndexOf(`\n${end}`);
  if (index === -1) throw new Error(`'${end}' is expected at the beginning of a line.`);
  return `${text.slice(0, index)}\n${added}${text.slice(index)}`;
}

/** Inserts a text into a list of texts, `const NAME = […]`: at its end, or before another one. */
function insertIntoList(text, name, added, before) {
  const list = new RegExp(`(const ${name} = \\[[^\\]]*?)(${before ? `'${before}'` : ',?\\s*\\]'})`);
  if (!list.test(text)) throw new Error(`A list ${name} is expected.`);
  return text.replace(list, (_all, start, end) => (before ? `${start}'${added}', ${end}` : `${start}, '${added}'${end}`));
}

/** Adds an import after the last one. */
function addImport(text, name, from) {
  const end = text.indexOf('\n', text.lastIndexOf('\nimport ') + 1);
  return `${text.slice(0, end)}\nimport { ${name} } from '${from}';${text.slice(end)}`;
}

/**
 * The lines that name a new content type in files that exist, one each. Everything else follows from them.
 * @param words see `spellings`
 * @param {{remote: string, place: 'hotel' | 'restaurant'}} where
 * @returns {Record<string, (text: string) => string>} what to do with each file, by path
 */
export function contentTypeLines({ path, resource, camel, camels, plural, words }, { remote, place }) {
  const resourceLine = `  ${resource}: { label: '${plural}', of: ['${place}'], read: 'staff and sites', livePages: ['${camels}Url'] },`;
  const historyLine = `  '${path}': { singular: '${words.singular}', plural: '${words.plural}', of: ['${place}'] },`;
  const contentLine = `  { type: ${camel}, form: () => import('./${path}/${camel}Form') },`;
  const rows = `${place.toUpperCase()}_ROWS`;
  const journeyLines = `{ place: '${place}s', path: '${path}', api: '${path}', sections: {
    'Title & Content': [write('Title', 'The first'), compose('Content', 'Words.')],
    'Date & Time': window,
  } },`;
  return {
    'shared-kit/src/rules/resources.ts': (text) =>
      insertAbove(text, '  // Resources without a screen (decision OP-28).', resourceLine),
    'shared-kit/src/rules/historyKinds.ts': (text) =>
      insertAbove(text, '  // Kinds without a content list of their own.', historyLine),
    [`${remote}/src/content.ts`]: (text) => appendToList(addImport(text, camel, `./${path}/${camel}`), '];', contentLine),
    'provider-api/src/server/contentTypes.ts': (text) =>
      appendToList(addImport(text, `${camel}Definition`, `../resources/${path}/definition`), '];', `  ${camel}Definition,`),
    // Tests of all content types, and those that hold a whole list.
    'provider-api/testing/permissionMatrix.ts': (text) =>
      appendToList(text, '`;', `\${content('${path}', '${resource}', { clone: ${place === 'hotel'} })}`),
    'e2e/kinds/kinds.ts': (text) => appendToList(text, '];', journeyLines),
    'provider-api/src/access/users/management.test.ts': (text) => insertIntoList(text, 'DEFAULT_READS', resource),
    'mf-platform/src/users/permissions/permissionGrid.test.tsx': (text) => insertIntoList(text, rows, plural),
    'e2e/platform/users.e2e.ts': (text) => insertIntoList(text, rows, plural),
    'e2e/rights/areas.e2e.ts': (text) => insertIntoList(text, place.toUpperCase(), plural, 'Settings'),
  };
}
