import { addImport, addRouteRows, appendToList, insertAbove, insertIntoList } from './insertLines.mjs';

/**
 * The lines that add a new content type to existing files, one for each file. Everything else follows from them.
 * @param words see `spellings`
 * @param {{remote: string, place: 'hotel' | 'restaurant'}} where
 * @returns {Record<string, (text: string) => string>} what to do with each file, by path
 */
export function contentTypeLines({ path, resource, camel, camels, singular, plural, words }, { remote, place }) {
  const resourceLine = `  ${resource}: { label: '${plural}', of: ['${place}'], read: 'staff and sites', livePages: ['${camels}Url'] },`;
  const historyLine = `  '${path}': { singular: '${words.singular}', plural: '${words.plural}', of: ['${place}'] },`;
  const contentLine = `  { type: ${camel}, form: () => import('./${path}/${camel}Form') },`;
  const rows = `${place.toUpperCase()}_ROWS`;
  const routes = `/${place}s/${place === 'hotel' ? ':hotelid' : ':restaurantId'}/${path}`;
  const routeRows = [
    ['', plural],
    ['/new', `New ${singular}`],
    ['/:id/edit', `Edit ${singular}`],
    ...(place === 'hotel' ? [['/clone', `Clone ${singular}`]] : []),
  ].map(([suffix, heading]) => `    ['${routes}${suffix}', '${heading}'],`);
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
    [`${remote}/src/routes.test.ts`]: (text) => addRouteRows(text, routeRows.join('\n')),
    // Tests that cover all content types, or that contain a complete list.
    'provider-api/testing/permissionMatrix.ts': (text) =>
      appendToList(text, '`;', `\${content('${path}', '${resource}', { clone: ${place === 'hotel'} })}`),
    'e2e/kinds/kinds.ts': (text) => appendToList(text, '];', journeyLines),
    'provider-api/src/access/users/management.test.ts': (text) => insertIntoList(text, 'DEFAULT_READS', resource),
    'mf-platform/src/users/permissions/permissionGrid.test.tsx': (text) => insertIntoList(text, rows, plural),
    'e2e/platform/users.e2e.ts': (text) => insertIntoList(text, rows, plural),
    'e2e/rights/areas.e2e.ts': (text) => insertIntoList(text, place.toUpperCase(), plural, 'Settings'),
  };
}
