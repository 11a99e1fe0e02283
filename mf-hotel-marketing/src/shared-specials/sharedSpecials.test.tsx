import { act, screen, waitFor, within } from '@testing-library/react';
import { refresh } from 'shared-kit/api/resource';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { LIST, openList, server, shared } from '../../testing/sharedSpecials';
import SharedSpecialFormPage from './SharedSpecialFormPage';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the list has a filter, the tabs Current and Archived with counts, and its columns', async () => {
  server();
  openList();
  expect(await screen.findByRole('tab', { name: /Current\s*2/ })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Archived\s*0/ })).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Filter Shared Specials...' })).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Shared 1' });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(expect.arrayContaining(['Title', 'Details', 'Start Date', 'End Date', 'Status']));
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Learn More12-01-2026--');
  expect(second).toHaveTextContent('12-24-2026Published');
});

test('every row shows its state; the list is filtered and sorted by it', async () => {
  const api = server();
  const { user, address } = openList();
  await screen.findByRole('link', { name: 'Shared 1' });
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('UnpublishedDraft');
  expect(second).toHaveTextContent(/Published(Scheduled|Live|Ended)/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Ended');
  await waitFor(() => expect(api.calls.at(-1)?.query.state).toBe('ended'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By state');
  await waitFor(() => expect(api.calls.at(-1)?.query.order_by).toBe('state:ASC,title:ASC'));
  expect(address()).toContain('state=ended');
});

test('the list of shared specials makes no request for the specials of a hotel', async () => {
  const api = server();
  openList();
  await screen.findByRole('link', { name: 'Shared 1' });
  expect(new Set(api.paths())).toEqual(new Set(['GET /shared-specials']));
});

test('?list=current and ?list=archived name the tabs', async () => {
  server();
  openList(`${LIST}?list=archived`);
  expect(await screen.findByRole('tab', { name: /Archived/ })).toHaveAttribute('aria-selected', 'true');
});

test('the chosen tab is named in the address, the first one as well', async () => {
  server();
  const { user, address } = openList();
  await user.click(await screen.findByRole('tab', { name: /Archived/ }));
  expect(address()).toBe(`${LIST}?list=archived`);
  await user.click(screen.getByRole('tab', { name: /Current/ }));
  expect(address()).toBe(`${LIST}?list=current`);
  expect(screen.getByRole('tab', { name: /Current/ })).toHaveAttribute('aria-selected', 'true');
});

test('Clone a Shared Special opens the new form filled with the chosen one', async () => {
  server();
  const { user, address } = openList();
  await screen.findByRole('link', { name: 'Shared 1' });
  await user.click(screen.getByRole('button', { name: 'Clone a Shared Special' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clone a Shared Special' }));
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Shared Special' }),
    await dialog.findByRole('option', { name: 'Shared 2' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Clone' }));
  expect(address()).toBe(`${LIST}/new?from=2`);
});

test('shared specials to clone that could not be loaded can be loaded again in the dialog', async () => {
  const api = server();
  const { user } = openList();
  await screen.findByRole('link', { name: 'Shared 1' });
  api.set('GET /shared-specials', { status: 403, body: { message: 'Not now.', code: 'forbidden' } });
  await user.click(screen.getByRole('button', { name: 'Clone a Shared Special' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clone a Shared Special' }));
  expect(await dialog.findByText('Not now.')).toBeInTheDocument();
  api.set('GET /shared-specials', listOf([shared('2')]));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('option', { name: 'Shared 2' })).toBeInTheDocument();
  expect(dialog.queryByText('Not now.')).not.toBeInTheDocument();
});

test('an entry of the row menu that is clicked again during its request is sent once', async () => {
  const api = server();
  let sendResponse = () => undefined as void;
  const response = new Promise<void>((resolve) => (sendResponse = resolve));
  api.set('PUT /shared-specials/:id', () =>
    response.then(() => ({ data: { id: '1', title: 'Shared 1', archived: true, version: 2 } })),
  );
  const { user } = openList();
  for (let click = 0; click < 2; click += 1) {
    await chooseInMenu(user, 'Shared 1', 'Archive');
  }
  sendResponse();
  expect(await screen.findByText('Shared 1 archived.')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('the row menu archives with Undo and deletes after a confirmation; hotels keep their copies', async () => {
  const api = server();
  const { user } = openList();
  await chooseInMenu(user, 'Shared 1', 'Archive');
  await screen.findByRole('button', { name: 'Undo' });
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ archived: true, published: false });
  await chooseInMenu(user, 'Shared 2', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Shared Special' }));
  expect(dialog.getByText('The hotels keep the copies they were given.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete Shared Special' }));
  await waitFor(() => expect(api.paths()).toContain('DELETE /shared-specials/2'));
});

describe('readers', () => {
  beforeEach(() => signedInAs([granted('special', '7')]));

  test('see the list without buttons and menus', async () => {
    server();
    openList();
    expect(await screen.findByRole('link', { name: 'Shared 1' })).toHaveAttribute('href', `${LIST}/1/edit`);
    expect(screen.queryByRole('button', { name: 'Clone a Shared Special' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More for Shared 1' })).not.toBeInTheDocument();
  });

  test('can open a shared special but not change it', async () => {
    server();
    renderPage(<SharedSpecialFormPage />, `${LIST}/:id/edit`, `${LIST}/1/edit`);
    expect(await screen.findByText('You may look at this, but not change it.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Shared 1');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

test('Duplicate chosen again after a lost response requests the same copy', async () => {
  const api = server();
  const { user } = openList();
  api.set('POST /shared-specials/clone', 'network gone');
  await chooseInMenu(user, 'Shared 1', 'Duplicate');
  await waitFor(() => expect(api.paths()).toContain('POST /shared-specials/clone'));
  api.set('POST /shared-specials/clone', { status: 201, body: { data: [shared('9')] } });
  await chooseInMenu(user, 'Shared 1', 'Duplicate');
  await screen.findByText(/Shared 1 duplicated/);
  const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  // Sent, then retried once automatically and once by the second click.
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], keys[0]]);
});

test('Duplicate after a lost response copies again once the special was changed, and reports no copy that is in the bin', async () => {
  const api = server();
  const { user } = openList();
  const keys = () => api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  api.set('POST /shared-specials/clone', 'network gone');
  await chooseInMenu(user, 'Shared 1', 'Duplicate');
  await screen.findByText(/It may have been done all the same/);
  const [lost] = keys();
  api.set('GET /shared-specials', { data: [shared('1', { version: 3 })], meta: { count: 1 } });
  await act(() => refresh('/shared-specials'));
  // The copy is in the bin, and the server leaves it there.
  api.set('POST /shared-specials/clone', { status: 201, body: { data: [] } });
  await chooseInMenu(user, 'Shared 1', 'Duplicate');
  await screen.findByText('Shared 1 was not duplicated. Its copy was created before, and is in the bin now.');
  const changed = keys().at(-1);
  expect(changed).not.toBe(lost);
  api.set('POST /shared-specials/clone', { status: 201, body: { data: [shared('9')] } });
  await chooseInMenu(user, 'Shared 1', 'Duplicate');
  await screen.findByText(/^Shared 1 duplicated:/);
  expect(keys().at(-1)).not.toBe(changed);
});

test('the next person in the same tab gets a new copy, not the one whose response was lost', async () => {
  const api = server();
  const { user } = openList();
  api.set('POST /shared-specials/clone', 'network gone');
  await chooseInMenu(user, 'Shared 1', 'Duplicate');
  await screen.findByText(/It may have been done all the same/);
  act(() => signedInAs(undefined, { id: 'someone-else' }));
  api.set('POST /shared-specials/clone', { status: 201, body: { data: [shared('9')] } });
  await chooseInMenu(user, 'Shared 1', 'Duplicate');
  await screen.findByText(/Shared 1 duplicated/);
  const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(new Set(keys).size).toBe(2);
});

test('a change by the row menu is reported as done although its response was lost', async () => {
  const api = server();
  const { user } = openList();
  await screen.findByRole('link', { name: 'Shared 1' });
  api.set('GET /shared-specials/:id', { data: shared('1', { published: true, version: 3 }) });
  api.lose('PUT /shared-specials/:id');
  await chooseInMenu(user, 'Shared 1', 'Publish');
  expect(await screen.findByText('Shared 1 published.')).toBeInTheDocument();
  api.set('POST /shared-specials/clone', { status: 201, body: { data: [shared('9')] } });
  api.lose('POST /shared-specials/clone');
  await chooseInMenu(user, 'Shared 1', 'Duplicate');
  expect(await screen.findByText(/^Shared 1 duplicated:/)).toBeInTheDocument();
});
