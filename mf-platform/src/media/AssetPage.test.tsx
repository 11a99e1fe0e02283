import { act, screen, waitFor, within } from '@testing-library/react';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { wireAsset } from 'shared-kit/testing/media';
import { expectReadOnly } from 'shared-kit/testing/readers';
import { address, endLibrary, garden, openLibrary, place, startLibrary } from '../../testing/media/library';

let api: ReturnType<typeof startLibrary>;
beforeEach(() => {
  api = startLibrary();
});
afterEach(endLibrary);

const updateCall = () => api.calls.find(({ method }) => method === 'PUT');

test('name, alt, categories and tags are changed; categories are sent with their prefix', async () => {
  const user = openLibrary('/media/5');
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Garden room, window');
  await user.clear(screen.getByLabelText('Image Alt Tag'));
  await user.type(screen.getByLabelText('Image Alt Tag'), 'A bed by the window');
  expect(screen.getByLabelText('Categories')).toHaveValue('Accommodations');
  await user.type(screen.getByLabelText('Categories'), ', Spec');
  await user.click(screen.getByRole('button', { name: 'Add Specials' }));
  expect(screen.getByLabelText('Categories')).toHaveValue('Accommodations, Specials');
  expect(screen.getByLabelText('Tags')).toHaveValue('garden');
  await user.click(await screen.findByRole('button', { name: 'Add winter' }));
  expect(screen.queryByRole('button', { name: /cat#/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/media'));
  expect(updateCall()?.body).toEqual({
    name: 'Garden room, window',
    alt: 'A bed by the window',
    categories: ['cat#Accommodations', 'cat#Specials'],
    tags: [{ name: 'garden' }, { name: 'winter' }],
  });
  expect(updateCall()?.headers['If-Match']).toBe('"1"');
});

test("'Required!' and 'One or more categories do not exist' show at their fields, and nothing is sent", async () => {
  const user = openLibrary('/media/5');
  await user.clear(await screen.findByLabelText('Name'));
  await user.clear(screen.getByLabelText('Categories'));
  await user.type(screen.getByLabelText('Categories'), 'Calendars, Foo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required!')).toBeInTheDocument();
  expect(screen.getByLabelText('Categories')).toHaveAccessibleDescription(/One or more categories do not exist/);
  expect(screen.getByLabelText('Categories')).toHaveAccessibleDescription(/No category is called “Foo”\./);
  expect(updateCall()).toBeUndefined();
});

test('a suggestion replaces what it completes, but no entry that was there before or is whole', async () => {
  api.set('GET /assets/5', { data: wireAsset('5', { tags: [{ name: 'gard' }], categories: ['Specials'] }) });
  const user = openLibrary('/media/5');
  await user.click(await screen.findByRole('button', { name: 'Add Specials Detail' }));
  const categories = screen.getByLabelText('Categories');
  expect(categories).toHaveValue('Specials, Specials Detail');
  api.set('GET /tags', { data: [{ name: 'garden' }, { name: 'garden party' }] });
  const tags = screen.getByLabelText('Tags');
  await user.type(tags, 'e');
  await user.click(await screen.findByRole('button', { name: 'Add garden' }));
  expect(tags).toHaveValue('garden');
  await user.click(await screen.findByRole('button', { name: 'Add garden party' }));
  expect(tags).toHaveValue('garden, garden party');
  await user.clear(categories);
  await user.type(categories, 'Specials');
  await user.click(screen.getByRole('button', { name: 'Add Specials Detail' }));
  expect(categories).toHaveValue('Specials, Specials Detail');
});

test('suggestions stay until the next ones have arrived, so that nothing moves below them while somebody types', async () => {
  api.set('GET /tags', { data: [{ name: 'terrace' }] });
  const user = openLibrary('/media/5');
  await screen.findByRole('button', { name: 'Add terrace' });
  let answer: (body: object) => void = () => undefined;
  api.set('GET /tags', () => new Promise<object>((resolve) => (answer = resolve)));
  const calls = () => api.paths().filter((path) => path === 'GET /tags').length;
  const before = calls();
  await user.type(screen.getByLabelText('Tags'), ', p');
  await waitFor(() => expect(calls()).toBeGreaterThan(before));
  expect(screen.getByRole('button', { name: 'Add terrace' })).toBeInTheDocument();
  await act(async () => answer({ data: [{ name: 'pool' }] }));
  expect(await screen.findByRole('button', { name: 'Add pool' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add terrace' })).not.toBeInTheDocument();
});

test('suggestions that fail to load are not reported', async () => {
  api.set('GET /tags', { status: 403, body: { message: 'No.', code: 'forbidden' } });
  openLibrary('/media/5');
  await screen.findByLabelText('Tags');
  await waitFor(() => expect(api.paths()).toContain('GET /tags'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('each place that uses a file links to its form', async () => {
  api.set('GET /assets/5/usage', { data: [place] });
  openLibrary('/media/5');
  expect(await screen.findByRole('link', { name: 'Stay a third night' })).toHaveAttribute('href', place.link);
});

test('when somebody else saved in the meantime, nothing typed is lost and conflicts are shown', async () => {
  const ivo = { id: '3', name: 'Ivo Brandt' };
  const newer = { ...garden, name: 'Garden room, renamed', alt: 'A bed', version: 4, updated_by: ivo };
  api.set('PUT /assets/5', ({ headers }: { headers: Record<string, string> }) =>
    headers['If-Match'] === '"4"'
      ? { data: { ...newer, version: 5 } }
      : { status: 412, body: { message: 'Ivo Brandt saved this file meanwhile.', code: 'stale', current: newer } },
  );
  const user = openLibrary('/media/5');
  await user.type(await screen.findByLabelText('Name'), ' two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const name = within(await screen.findByRole('group', { name: 'Name' }));
  expect(name.getByRole('radio', { name: /Mine\s*Garden room two/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(address()).toBe('/media'));
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last?.body).toMatchObject({ name: 'Garden room two', alt: 'A bed' });
});

test('tags that two people typed in another order and with other spaces are the same tags', async () => {
  const newer = { ...garden, alt: 'A bed', tags: [{ name: 'garden' }, { name: 'sea' }], version: 4 };
  api.set('PUT /assets/5', { status: 412, body: { message: 'Stale.', code: 'stale', current: newer } });
  const user = openLibrary('/media/5');
  await user.clear(await screen.findByLabelText('Tags'));
  await user.type(screen.getByLabelText('Tags'), 'sea,garden');
  await user.type(screen.getByLabelText('Name'), ' two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Save both changes' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Tags' })).not.toBeInTheDocument();
});

test('tags that two people added and removed come together without a question', async () => {
  const newer = { ...garden, tags: [{ name: 'lake' }], version: 4 };
  api.set('PUT /assets/5', ({ headers }: { headers: Record<string, string> }) =>
    headers['If-Match'] === '"4"'
      ? { data: { ...newer, version: 5 } }
      : { status: 412, body: { message: 'Stale.', code: 'stale', current: newer } },
  );
  const user = openLibrary('/media/5');
  await user.type(await screen.findByLabelText('Tags'), ', sea');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  await waitFor(() => expect(address()).toBe('/media'));
  expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    tags: [{ name: 'lake' }, { name: 'sea' }],
  });
});

test('an unexpected failure can be retried', async () => {
  api.set('PUT /assets/5', undefined);
  const user = openLibrary('/media/5');
  await user.type(await screen.findByLabelText('Name'), ' two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
  api.set('PUT /assets/5', { data: { ...garden, version: 2 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/media'));
});

test('changes to a file that somebody has deleted cannot be saved as a new one, which would be a file without content', async () => {
  const message = 'There is no such file in the library.';
  api.set('PUT /assets/5', { status: 404, body: { message, code: 'not_found', fields: {} } });
  const user = openLibrary('/media/5');
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save as a new one' })).not.toBeInTheDocument();
});

test('without WRITE, the fields are read-only and there is no Save or Delete', async () => {
  act(() => signedInAs([granted('asset', null, 'r')]));
  openLibrary('/media/5');
  expect(await screen.findByLabelText('Name')).toBeDisabled();
  await expectReadOnly();
});

test('a document shows its pages', async () => {
  const menu = wireAsset('9', { name: 'Spring menu', filename: 'menu.pdf', filetype: 'application/pdf', url: '/files/9.pdf' });
  api.set('GET /assets/:id', { data: menu });
  api.set('GET /assets/:id/usage', { data: [] });
  openLibrary('/media/9');
  expect(await screen.findByTitle('Preview of Spring menu')).toHaveAttribute('src', '/files/9.pdf');
  expect(screen.queryByLabelText('Image Alt Tag')).not.toBeInTheDocument();
});

test('an asset that no longer exists says so', async () => {
  openLibrary('/media/404');
  expect(await screen.findByText('This file no longer exists')).toBeInTheDocument();
});

test('where a file is used is asked for again if it could not be loaded', async () => {
  api.set('GET /assets/5/usage', { status: 503, body: { message: 'Out of reach.', code: 'unavailable', fields: {} } });
  const user = openLibrary('/media/5');
  expect(await screen.findByText('The places could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Used in' })).toBeInTheDocument();
  api.set('GET /assets/5/usage', { data: [place], meta: { count: 1, mark: 'one' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Stay a third night')).toBeInTheDocument();
  expect(screen.queryByText('The places could not be loaded.')).not.toBeInTheDocument();
});
