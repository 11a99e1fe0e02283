/**
 * The tests that a new content type starts with: its pages, and its calls on both engines.
 * @param words see `spellings`
 * @param {{remote: string, place: 'hotel' | 'restaurant'}} where
 * @returns {Record<string, string>} text by path
 */
export function contentTypeTests({ path, camel, camels, pascal, pascals, one, many, words }, { remote, place }) {
  const param = place === 'hotel' ? 'hotelid' : 'restaurantId';
  return {
    [`${remote}/src/${path}/${camels}.test.tsx`]: `import { screen, waitFor } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { ${place} } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import ${pascal}FormPage from './${pascal}FormPage';
import ${pascals}Page from './${pascals}Page';

const LIST = '/properties/7/${path}';
const row = (id: string, more: object = {}) => ({
  id,
  property_id: '7',
  sort_index: Number(id),
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: null,
  title: \`${one} \${id}\`,
  content: '<p>Words.</p>',
  starts_on: '2026-01-01T09:00:00.000Z',
  ends_on: '2120-01-01T00:00:00.000Z',
  does_not_end: true,
  published: true,
  archived: false,
  ...more,
});

const server = () =>
  fakeApi({
    'GET /properties/7': { data: ${place}('7', 'The House') },
    [\`GET \${LIST}\`]: listOf([row('1'), row('2')]),
    [\`POST \${LIST}\`]: ({ body }) => ({ status: 201, body: { data: row('9', body as object) } }),
  });

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the list leads to each ${words.one} and to a new one', async () => {
  server();
  renderPage(<${pascals}Page />, '/${place}s/:${param}/${path}', '/${place}s/7/${path}');
  expect(await screen.findByRole('link', { name: '${one} 1' })).toHaveAttribute('href', '/${place}s/7/${path}/1/edit');
  expect(screen.getByRole('link', { name: '+ New ${one}' })).toHaveAttribute('href', '/${place}s/7/${path}/new');
  expect(screen.getByRole('heading', { level: 1, name: '${many}' })).toBeInTheDocument();
});

test('title, content and start are required; what is saved is what was typed', async () => {
  const api = server();
  const { user, address } = renderPage(<${pascal}FormPage />, '/${place}s/:${param}/${path}/new', '/${place}s/7/${path}/new');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Title: Required!' })).toBeInTheDocument();
  expect(api.paths()).not.toContain(\`POST \${LIST}\`);

  await user.type(title, 'The first');
  await user.type(await screen.findByRole('textbox', { name: 'Content' }), 'Words.');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/${place}s/7/${path}'));
  const sent = api.calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ title: 'The first', content: '<p>Words.</p>', published: false, archived: false });
});
`,
    [`provider-api/src/resources/${path}/${camels}.test.ts`]: `import { onBothEngines } from '../../../testing/server';

const ${camel} = { title: 'The first', content: '<p>Words.</p>', starts_on: '2026-01-05T15:00:00.000Z' };

onBothEngines('${many}', (server) => {
  const at = (property: string, rest = '') => \`/properties/\${property}/${path}\${rest}\`;

  it('a new ${words.one} is unpublished, without an end and at the end of the order', async () => {
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
