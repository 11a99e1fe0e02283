/**
 * The tests that a new content type starts with: that its pages behave like those of every type, and its calls work on
 * both engines.
 * @param words see `spellings`
 * @param {{remote: string, place: 'hotel' | 'restaurant'}} where
 * @returns {Record<string, string>} text by path
 */
export function contentTypeTests({ path, table, name, camel, camels, singular, plural, words }, { remote, place }) {
  const isCloneable = place === 'hotel';
  return {
    [`${remote}/src/${path}/${camels}.test.tsx`]: `${isCloneable ? "import { ClonePage } from 'shared-kit/content/ClonePage';\n" : ''}import { FormPage } from 'shared-kit/content/FormPage';
import { ListPage } from 'shared-kit/content/ListPage';
import { ${camel}Model } from 'shared-kit/rules/models/${camel}';
${isCloneable ? "import { testClones } from 'shared-kit/testing/kinds/testClones';\n" : ''}import { storedItem, type TestedKind } from 'shared-kit/testing/kinds/testedKind';
import { testFields } from 'shared-kit/testing/kinds/testFields';
import { testForms } from 'shared-kit/testing/kinds/testForms';
import { testLists } from 'shared-kit/testing/kinds/testLists';
import { ${camel} } from './${camel}';
import ${camel}Form from './${camel}Form';

const kinds: TestedKind[] = [
  {
    plural: '${plural}',
    singular: '${singular}',
    remove: '${singular}',
    list: <ListPage type={${camel}} />,
    form: <FormPage type={${camel}} form={${camel}Form} />,
    ${isCloneable ? `clone: { page: <ClonePage type={${camel}} />, heading: 'Clone ${singular}' },` : ''}
    place: '${place}',
    path: '${path}',
    api: '${path}',
    titleKey: 'title',
    titleLabel: 'Title',
    live: { label: 'View Live ${plural} Page', key: '${table}_url' },
    columns: ['Title', 'Starts On', 'Ends On', 'Status'],
    sections: ['Title & Content', 'Date & Time', 'Preview + Publish'],
    errorId: '${place}-${name}-error',
    item: (id, more) => storedItem(id, { title: \`${singular} \${id}\`, content: '<p>Words.</p>', ...more }),
    badge: true,
  },
];

describe('list', () => testLists(kinds));
describe('form', () => testForms(kinds));
${isCloneable ? "describe('clone page', () => testClones(kinds));\n" : ''}describe('fields', () => testFields([{ plural: '${plural}', model: ${camel}Model, form: ${camel}Form }]));
`,
    [`provider-api/src/resources/${path}/${camels}.test.ts`]: `import { onBothEngines } from '../../../testing/server';

const ${camel} = { title: 'The first', content: '<p>Words.</p>', starts_on: '2026-01-05T15:00:00.000Z' };

onBothEngines('${plural}', (server) => {
  const at = (property: string, rest = '') => \`/properties/\${property}/${path}\${rest}\`;

  it('a new ${words.singular} is unpublished, without an end and at the end of the order', async () => {
    const property = await server().given.${place}();
    await server().given.item(at(property), ${camel});
    const second = await server().given.item(at(property), ${camel});
    expect(second).toMatchObject({ ...${camel}, published: false, archived: false, does_not_end: true, sort_index: 2 });
    expect((await server().admin.get(at(property, \`/\${second.id}\`))).body.data).toEqual(second);
  });

  it('what is missing comes back at its field', async () => {
    const property = await server().given.${place}();
    const { status, body } = await server().admin.post(at(property), {});
    expect(status).toBe(422);
    expect(body.fields).toEqual({ title: 'Required!', content: 'Required!', starts_on: 'Required!' });
  });
});
`,
  };
}
