import { act, screen, waitFor, within } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { LIST, openList, openNew, server, shared } from '../../testing/sharedSpecials';
import SharedSpecialFormPage from './SharedSpecialFormPage';

const sentBody = (api: ReturnType<typeof server>) =>
  api.calls.find(({ method }) => method === 'POST')?.body as Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('a copy starts unpublished, with a new id, given to no hotel', async () => {
  const api = server();
  const { user, address } = openNew('?from=2');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Shared 2');
  expect(await screen.findByRole('checkbox', { name: 'Hotel Marchmont' })).not.toBeChecked();
  expect(
    screen.getByText(/^Marks it as ready\. Guests see a special only where a hotel publishes its own copy\.$/),
  ).toBeInTheDocument();
  expect(screen.queryByText('Guests see it on the site.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(sentBody(api)).toMatchObject({ title: 'Shared 2', published: false, distribute_hotels: [] });
  expect(sentBody(api).id).toMatch(/^[0-9a-f-]{36}$/);
});

test('saving an archived one leads to the Archived tab, where it is', async () => {
  const api = server();
  api.set('GET /shared-specials/:id', { data: shared('2', { archived: true, published: false }) });
  const page = renderPage(<SharedSpecialFormPage />, `${LIST}/:id/edit`, `${LIST}/2/edit`);
  await page.user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.address()).toBe(`${LIST}?list=archived`));
});

test('a new one requires title and start; days and nights start at 3; the chosen hotels are sent', async () => {
  const api = server();
  const { user, address } = openNew();
  expect(await screen.findByRole('heading', { name: 'New Shared Specials' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Advance Purchase Days' })).toHaveDisplayValue('03');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Title: Required!', 'Start Date: Required!']);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Two for one');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '12/01/2026 9:00 AM');
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(sentBody(api)).toMatchObject({
    title: 'Two for one',
    start_date: '2026-12-01T09:00:00.000Z',
    event_ends: false,
    end_date: null,
    cta_option: 'bookNow',
    promo_flag: 'websiteExclusive',
    detail_title: 'learnMore',
    purchase_days: 3,
    min_night_days: 3,
    details_purchase_days: 3,
    details_min_days: 3,
    distribute_hotels: ['8'],
  });
  expect(await screen.findByText('Shared Special saved. Given to 1 hotel, unpublished.')).toBeInTheDocument();
});

test('a save whose response was lost is reported as saved when the next attempt finds everything stored', async () => {
  const api = server();
  const { user, address } = renderPage(<SharedSpecialFormPage />, `${LIST}/:id/edit`, `${LIST}/1/edit`);
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' now');
  api.set('PUT /shared-specials/:id', 'network gone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const current = { ...shared('1', { version: 3, title: 'Shared 1 now' }) };
  const stale = { message: 'Somebody else changed this in the meantime.', code: 'stale', fields: {}, current };
  api.set('PUT /shared-specials/:id', { status: 412, body: stale });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shared Special saved.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(LIST));
});

test('hotels that two people choose and drop come together without a question', async () => {
  const api = server();
  const given = (...ids: string[]) => ({ distribute_hotels: ids });
  const current = shared('1', { version: 3, ...given('7') });
  api.set('GET /shared-specials/:id', { data: shared('1', { version: 2, ...given() }) });
  api.set('PUT /shared-specials/:id', ({ headers }) =>
    headers['If-Match'] === '"3"'
      ? { data: current, meta: { distribution: [] } }
      : { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } },
  );
  const { user, address } = renderPage(<SharedSpecialFormPage />, `${LIST}/:id/edit`, `${LIST}/1/edit`);
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const together = (await screen.findByText('Distribute to Hotels, with both changes')).nextElementSibling;
  expect(together).toHaveTextContent('Hotel Marchmont, The Aster');
  await user.click(screen.getByRole('button', { name: 'Save both changes' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject(given('7', '8'));
});

test('a save leads to the list as it was last shown and marks the row', async () => {
  server();
  const list = openList(`${LIST}?filter=Shared`);
  await screen.findByRole('link', { name: 'Shared 1' });
  list.unmount();
  const { user, address, unmount } = renderPage(<SharedSpecialFormPage />, `${LIST}/:id/edit`, `${LIST}/1/edit`);
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' now');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?filter=Shared`));
  unmount();
  openList();
  expect((await screen.findByRole('link', { name: 'Shared 1' })).closest('tr')).toHaveTextContent('Saved');
});

test('a copy that could not be saved as it is, is kept as a draft', async () => {
  const api = server();
  api.set('POST /shared-specials', 'network gone');
  const { user } = openNew('?from=2');
  await screen.findByDisplayValue('Shared 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  const drafts = () => Object.entries(localStorage).filter(([key]) => key.includes('shared/specials/new'));
  await waitFor(() => expect(drafts()).toEqual([[expect.any(String), expect.stringContaining('Shared 2')]]));
});

test('a copy is unsaved from the start, and kept as a draft once something is typed', async () => {
  server();
  const { user } = openNew('?from=2');
  await screen.findByDisplayValue('Shared 2');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(Object.keys(localStorage).filter((key) => key.includes('shared/specials/new'))).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('shared/specials/new'))).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});
