import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenModal, fakeStore, jpeg, uploadRoutes, wireAsset } from 'shared-kit/testing/media';
import { Link, Route, Routes, useLocation } from 'shared-kit/router';
import { closeModal } from 'shared-kit/shellServices/modal';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { expectReadOnly } from 'shared-kit/testing/readers';
import { MemoryRouter } from 'shared-kit/testing/router';
import { LinkProvider, type AnchorProps } from 'shared-kit/ui/link/Anchor';
import AssetPage from './AssetPage';
import MediaPage from './MediaPage';

const garden = wireAsset('5', {
  name: 'Garden room',
  categories: ['Accommodations'],
  tags: [
    { id: 't1', name: 'cat#Accommodations' },
    { id: 't2', name: 'garden' },
  ],
});
const place = {
  resource: 'home_promo',
  id: 'h1',
  title: 'Stay a third night',
  property: { id: '1', name: 'Hotel Marchmont' },
  link: '/hotels/1/promos/h1/edit',
};

const routes = () => ({
  ...uploadRoutes(),
  'GET /assets': ({ query }: { query: Record<string, string> }) =>
    listOf(query.filetype === 'image' ? [garden, wireAsset('6')] : [], { count: query.filetype === 'image' ? 486 : 57 }),
  'GET /assets/5': { data: garden },
  'GET /assets/5/usage': { data: [] as object[] },
  'GET /tags': {
    data: [
      { id: 't3', name: 'winter' },
      { id: 't4', name: 'cat#Specials' },
    ],
  },
  'PUT /assets/5': { data: { ...garden, version: 2 } },
  'DELETE /assets/5': undefined,
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  signedInAs();
  api = fakeApi(routes());
});
afterEach(() => {
  act(() => closeModal());
  act(() => signedOut());
});

const Address = () => <output aria-label="address">{useLocation().pathname + useLocation().search}</output>;
const drawLink = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

function at(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider render={drawLink}>
        <Routes>
          <Route path="/media" element={<MediaPage />} />
          <Route path="/media/:id" element={<AssetPage />} />
        </Routes>
        <Address />
      </LinkProvider>
      <OpenModal />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const address = () => screen.getByLabelText('address').textContent;
const put = () => api.calls.find(({ method }) => method === 'PUT');

test('tabs Photos and Documents with their counts; each asks for its kind of file', async () => {
  const user = at('/media');
  expect(await screen.findByRole('tab', { name: 'Photos 486' })).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('tab', { name: 'Documents 57' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ filetype: 'appli' }));
  expect(address()).toBe('/media?tab=documents');
});

test('the library is searched by Tags or by File Name', async () => {
  const user = at('/media');
  await user.type(await screen.findByLabelText('Search by tag'), 'garden, pool{Enter}');
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ q: 'garden,pool', filetype: 'image' }));
  await user.click(screen.getByRole('button', { name: 'File Name' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ name: 'i%%garden, pool' }));
  expect(address()).toBe('/media?q=garden%2C+pool&by=filename');
  expect(screen.getByRole('tab', { name: 'Photos 486' })).toBeInTheDocument();
});

test('all fields are searched, filtered and sorted; the address keeps it, and clearing shows everything again', async () => {
  const user = at('/media?by=all&sort=nonsense');
  await user.type(await screen.findByLabelText('Search names, tags and alt texts'), 'pool{Enter}');
  await user.selectOptions(screen.getByLabelText('Category'), 'Specials');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Largest first');
  api.set('GET /assets', listOf([]));
  await user.click(screen.getByLabelText('Only unused'));
  expect(await screen.findByText('No file fits the search and the filters.')).toBeInTheDocument();
  expect(api.calls.at(-1)?.query).toMatchObject({
    search: 'i%%pool',
    category: 'Specials',
    unused: 'true',
    order_by: 'filesize:DESC',
  });
  expect(address()).toBe('/media?by=all&sort=filesize%3ADESC&q=pool&category=Specials&unused=true');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('No photos yet')).toBeInTheDocument();
});

test('who may not read where files are used is offered no filter by it, and an old address asks for all', async () => {
  signedInAs([granted('special', '7')]);
  at('/media?unused=true');
  await screen.findByRole('link', { name: /Garden room/ });
  expect(screen.queryByLabelText('Only unused')).not.toBeInTheDocument();
  expect(api.calls.every(({ query }) => query.unused === undefined)).toBe(true);
});

test('after an upload the library loads again, 1000 ms later', async () => {
  fakeStore();
  const user = at('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  await user.click(screen.getByRole('button', { name: 'Upload File' }));
  await user.upload(await screen.findByLabelText('Choose from your computer'), jpeg('new.jpg'));
  await screen.findByRole('listitem', { name: 'new.jpg' });
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await screen.findByText('1 of 1 uploaded');
  const lists = () =>
    api.calls.filter(({ path }) => path === '/assets' && !path.includes('sign')).filter(({ method }) => method === 'GET');
  const before = lists().length;
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(lists()).toHaveLength(before);
  await waitFor(() => expect(lists().length).toBeGreaterThan(before), { timeout: 1500 });
});

test('whoever may not upload sees no button for it, and reads whom to ask', async () => {
  act(() => signedInAs([granted('asset', null, 'r')]));
  at('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  expect(screen.queryByRole('button', { name: 'Upload File' })).not.toBeInTheDocument();
  expect(screen.getByText(/ask somebody who may manage assets\.$/)).toBeInTheDocument();
});

test('name, alt, categories and tags are changed; categories go with their prefix', async () => {
  const user = at('/media/5');
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
  expect(put()?.body).toEqual({
    name: 'Garden room, window',
    alt: 'A bed by the window',
    categories: ['cat#Accommodations', 'cat#Specials'],
    tags: [{ name: 'garden' }, { name: 'winter' }],
  });
  expect(put()?.headers['If-Match']).toBe('"1"');
});

test("'Required!' and 'One or more categories do not exist' stand at their fields, and nothing is sent", async () => {
  const user = at('/media/5');
  await user.clear(await screen.findByLabelText('Name'));
  await user.clear(screen.getByLabelText('Categories'));
  await user.type(screen.getByLabelText('Categories'), 'Calendars, Foo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required!')).toBeInTheDocument();
  expect(screen.getByLabelText('Categories')).toHaveAccessibleDescription(/One or more categories do not exist/);
  expect(screen.getByLabelText('Categories')).toHaveAccessibleDescription(/No category is called “Foo”\./);
  expect(put()).toBeUndefined();
});

test('suggestions that do not come are no fault of the form', async () => {
  api.set('GET /tags', { status: 403, body: { message: 'No.', code: 'forbidden' } });
  at('/media/5');
  await screen.findByLabelText('Tags');
  await waitFor(() => expect(api.paths()).toContain('GET /tags'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('each place that uses a file is a link to its form', async () => {
  api.set('GET /assets/5/usage', { data: [place] });
  at('/media/5');
  expect(await screen.findByRole('link', { name: 'Stay a third night' })).toHaveAttribute('href', place.link);
});

test('of very many places those that the server names are shown, and the others counted', async () => {
  api.set('GET /assets/5/usage', { data: [place], meta: { count: 1200 } });
  const user = at('/media/5');
  expect(await screen.findByText('and 1199 more')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByText('1200 places use it and will show a placeholder:')).toBeInTheDocument();
});

test('deleting lists the places that use it, then goes to /media', async () => {
  api.set('GET /assets/5/usage', { data: [place], meta: { count: 1, mark: 'one' } });
  const user = at('/media/5');
  expect(await screen.findByText('Stay a third night')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Asset' }));
  expect(dialog.getByText('Stay a third night')).toBeInTheDocument();
  expect(dialog.getByText('Home promo, Hotel Marchmont')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
  expect(api.calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ force: 'true', expected: 'one' });
});

test('a file whose deletion arrived, and whose answer was lost, is deleted', async () => {
  let isThere = true;
  const gone = { status: 404, body: { message: 'There is no such file in the library.', code: 'not_found' } };
  api.set('DELETE /assets/5', () => {
    const answer = isThere ? undefined : gone;
    isThere = false;
    return answer;
  });
  api.lose('DELETE /assets/5');
  const user = at('/media/5');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
});

test('deleting what somebody else has deleted is done', async () => {
  api.set('DELETE /assets/5', { status: 404, body: { message: 'There is no such file in the library.', code: 'not_found' } });
  const user = at('/media/5');
  await screen.findByText('No content uses this file.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
});

test('a use that was not shown is not agreed to: the question names it, and covers it only when asked again', async () => {
  api.set('DELETE /assets/5', {
    status: 409,
    body: { message: 'This file is used in one place: Winter Escape.', code: 'conflict' },
  });
  const user = at('/media/5');
  await screen.findByText('No content uses this file.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  api.set('GET /assets/5/usage', { data: [{ ...place, title: 'Winter Escape' }], meta: { count: 1, mark: 'one' } });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Asset' }));
  expect(await screen.findByText('This file is used in one place: Winter Escape.')).toBeInTheDocument();
  const removals = () => api.calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query);
  expect(removals()).toEqual([{}]);
  expect(address()).toBe('/media/5');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('One place uses it and will show a placeholder:')).toBeInTheDocument();
  expect(dialog.getByText('Winter Escape')).toBeInTheDocument();
  api.set('DELETE /assets/5', undefined);
  await user.click(dialog.getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
  expect(removals()).toEqual([{}, { force: 'true', expected: 'one' }]);
});

test('somebody else saved meanwhile: nothing typed is lost, and what clashes is asked', async () => {
  const ivo = { id: '3', name: 'Ivo Brandt' };
  const newer = { ...garden, name: 'Garden room, renamed', alt: 'A bed', version: 4, updated_by: ivo };
  api.set('PUT /assets/5', ({ headers }: { headers: Record<string, string> }) =>
    headers['If-Match'] === '"4"'
      ? { data: { ...newer, version: 5 } }
      : { status: 412, body: { message: 'Ivo Brandt saved this file meanwhile.', code: 'stale', current: newer } },
  );
  const user = at('/media/5');
  await user.type(await screen.findByLabelText('Name'), ' two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const name = within(await screen.findByRole('group', { name: 'Name' }));
  expect(name.getByRole('radio', { name: /Mine\s*Garden room two/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(address()).toBe('/media'));
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last?.body).toMatchObject({ name: 'Garden room two', alt: 'A bed' });
});

test('a failure that nobody foresaw can be tried again', async () => {
  api.set('PUT /assets/5', undefined);
  const user = at('/media/5');
  await user.type(await screen.findByLabelText('Name'), ' two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
  api.set('PUT /assets/5', { data: { ...garden, version: 2 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/media'));
});

test('without the right to write the fields are only read, and nothing is offered to save or delete', async () => {
  act(() => signedInAs([granted('asset', null, 'r')]));
  at('/media/5');
  expect(await screen.findByLabelText('Name')).toBeDisabled();
  await expectReadOnly();
});

test('a document shows its pages', async () => {
  const menu = wireAsset('9', { name: 'Spring menu', filename: 'menu.pdf', filetype: 'application/pdf', url: '/files/9.pdf' });
  api.set('GET /assets/:id', { data: menu });
  api.set('GET /assets/:id/usage', { data: [] });
  at('/media/9');
  expect(await screen.findByTitle('Preview of Spring menu')).toHaveAttribute('src', '/files/9.pdf');
  expect(screen.queryByLabelText('Image Alt Tag')).not.toBeInTheDocument();
});

test('an asset that is gone says so', async () => {
  at('/media/404');
  expect(await screen.findByText('This file no longer exists.')).toBeInTheDocument();
});
