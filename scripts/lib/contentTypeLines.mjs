/** Puts text before the last line that ends a list or an object. */
function beforeLast(text, end, line) {
  const at = text.lastIndexOf(end);
  if (at === -1) throw new Error(`'${end}' was not found.`);
  return text.slice(0, at) + line + text.slice(at);
}

function behindImports(text, line) {
  const last = text.lastIndexOf('\nimport ');
  const end = text.indexOf('\n', last + 1);
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Adds a name to an import, or the whole import behind the last one. */
function withImport(text, name, from) {
  const line = text.split('\n').find((one) => one.endsWith(`from '${from}';`));
  if (line && new RegExp(`\\b${name}\\b`).test(line)) return text;
  if (line) return text.replace(line, line.replace(' }', `, ${name} }`));
  return behindImports(text, `import { ${name} } from '${from}';`);
}

/** Behind the last place but one of a sidebar: settings stay last. */
function withPlace(text, list, name) {
  return text.replace(new RegExp(`(export const ${list} = \\{[^}]*?)(  settings: (\\d+),\\n)`), (_, before, settings, last) => {
    const taken = [...before.matchAll(/: (\d+),/g)].map(([, place]) => Number(place));
    return `${before}  ${name}: ${(Math.max(...taken) + Number(last)) / 2},\n${settings}`;
  });
}

/**
 * The lines that a new content type needs in files that are there.
 * @param words see `spellings`
 * @param {{remote: string, place: 'hotel' | 'restaurant', provesKinds: boolean}} where with whether the remote proves its kinds of content
 *   together, in `everyKind.test.tsx`
 * @returns {Record<string, (text: string) => string>} what to do with each file, by path
 */
export function contentTypeLines(
  { name, path, resource, table, camel, camels, pascal, pascals, one, many },
  { remote, place, provesKinds },
) {
  const base = place === 'hotel' ? '/hotels/:hotelid' : '/restaurants/:restaurantId';
  const order = `${place}Order`;
  const clones = place === 'hotel';
  const pages = `list: '${camels}', form: '${camel}Form'${clones ? `, clone: 'clone${pascals}'` : ''}`;
  const route = `  contentRoutes({
    path: '${base}/${path}',
    title: '${many}',
    one: '${one}',${clones ? `\n    clone: 'Clone ${one}',` : ''}
    collection: '${path}',
    resource: '${resource}',
    pages: { ${pages} },
    order: ${order}.${camels},
  }),\n`;
  const proved = `const ${camels}: ProvedKind = {
  many: '${many}',
  one: '${one}',
  remove: '${one}',
  list: <${pascals}Page />,
  form: <${pascal}FormPage />,
  ${clones ? `clone: <Clone${pascals}Page />,\n  cloneHeading: 'Clone ${one}',` : ''}
  place: '${place}',
  path: '${path}',
  api: '${path}',
  titleKey: 'title',
  titleLabel: 'Title',
  live: { label: 'View Live ${many} Page', key: '${table}_url' },
  columns: ['Title', 'Starts On', 'Ends On', 'Status'],
  sections: ['Title & Content', 'Date & Time', 'Preview + Publish'],
  errorId: '${place}-${name}-error',
  item: (id, more) => storedItem(id, { title: \`${one} \${id}\`, content: '<p>Words.</p>', ...more }),
  badge: true,
};

`;
  const filled = `{ place: '${place}s', path: '${path}', api: '${path}', sections: {
    'Title & Content': [write('Title', 'The first'), compose('Content', 'Words.')],
    'Date & Time': window,
  } },\n`;
  const page = (key, file) => `  ${key}: () => import('./${path}/${file}'),\n`;
  return {
    [`${remote}/src/pages.ts`]: (text) =>
      beforeLast(
        text,
        '};',
        page(camels, `${pascals}Page`) +
          page(`${camel}Form`, `${pascal}FormPage`) +
          (clones ? page(`clone${pascals}`, `Clone${pascals}Page`) : ''),
      ),
    [`${remote}/src/routes.ts`]: (text) => {
      const placed = withImport(text, order, 'shared-kit/remote/sidebarOrder');
      return beforeLast(withImport(placed, 'contentRoutes', 'shared-kit/remote/contentRoutes'), '];', route);
    },
    ...(provesKinds && {
      [`${remote}/src/everyKind.test.tsx`]: (text) => {
        const files = [`${pascals}Page`, `${pascal}FormPage`, ...(clones ? [`Clone${pascals}Page`] : [])];
        const imported = files.reduce((all, file) => behindImports(all, `import ${file} from './${path}/${file}';`), text);
        return imported.replace(/^const kinds = \[/m, () => `${proved}const kinds = [${camels}, `);
      },
    }),
    'e2e/kinds/kinds.ts': (text) => beforeLast(text, '];', filled),
    'shared-kit/src/remote/sidebarOrder.ts': (text) => withPlace(text, order, camels),
    'shared-kit/src/rules/previewUrls.ts': (text) => beforeLast(text, '] as const;', `  '${camels}Url',\n`),
    'provider-api/src/server/routes.ts': (text) =>
      beforeLast(withImport(text, `${camel}Routes`, `../resources/${path}/routes`), '];', `  ${camel}Routes,\n`),
    'provider-api/src/access/tokens/identify.ts': (text) => text.replace("'faq_category',", `'faq_category', '${resource}',`),
    'provider-api/testing/permissionMatrix.ts': (text) => {
      const last = [...text.matchAll(/^\$\{content\(.*\n/gm)].at(-1);
      const at = last.index + last[0].length;
      return `${text.slice(0, at)}\${content('${path}', '${resource}', { clone: ${clones} })}\n${text.slice(at)}`;
    },
  };
}
