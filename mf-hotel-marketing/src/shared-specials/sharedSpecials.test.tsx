import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import SharedSpecialFormPage from './SharedSpecialFormPage';
import SharedSpecialsPage from './SharedSpecialsPage';

const LIST = '/hotels/shared/specials';
const shared = (id: string, more: object = {}) => ({
  id,
  version: 2,
  title: `Shared ${id}`,
  start_date: '2026-12-01T09:00:00.000Z',
  end_date: null,
  event_ends: false,
  published: false,
  archived: false,
  detail_title: 'learnMore',
  distribute_hotels: ['7'],
  ...more,
});

function server() {
  return fakeApi({
    'GET /shared-specials': ({ query }) =>
      query.archived === 'true'
        ? listOf([])
        : listOf([shared('1'), shared('2', { event_ends: true, end_date: '2026-12-24T00:00:00.000Z', published: true })]),
    'GET /shared-specials/:id': ({ params }) => ({ data: shared(params.id ?? '') }),
    'GET /properties': listOf([
      { id: '7', name: 'Hotel Marchmont', type: 'hotel' },
      { id: '8', name: 'The Aster', type: 'hotel' },
    ]),
    'POST /shared-specials': ({ body }) => ({
      status: 201,
      body: {
        data: { ...shared('9'), ...(body as object) },
        meta: { distribution: [{ property_id: '8', outcome: 'created', special_id: '5', message: null }] },
      },
    }),
    'PUT /shared-specials/:id': ({ body }) => ({ data: { ...shared('1'), ...(body as object) }, meta: { distribution: [] } }),
    'DELETE /shared-specials/:id': undefined,
  });
}
const openList = (address = LIST) => renderPage(<SharedSpecialsPage />, LIST, address);
const openNew = (query = '') => renderPage(<SharedSpecialFormPage />, `${LIST}/new`, `${LIST}/new${query}`);
const sent = (api: ReturnType<typeof server>) =>
  api.calls.find(({ method }) => method === 'POST')?.body as Record<string, unknown>;

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

test('every row says its state; the list is narrowed and sorted by it, as others are', async () => {
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

test('the form says the state of what stands in it', async () => {
  server();
  openNew();
  expect(await screen.findByText(/State as entered/)).toHaveTextContent('Draft');
});

test('the list of shared specials is its own: no call asks for the specials of a hotel', async () => {
  const api = server();
  openList();
  await screen.findByRole('link', { name: 'Shared 1' });
  expect(new Set(api.paths())).toEqual(new Set(['GET /shared-specials']));
});

test('every field of the form is sent under its own name', async () => {
  const api = server();
  const { user, address } = openNew();
  const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  const choose = (name: string, option: string) => user.selectOptions(screen.getByRole('combobox', { name }), option);
  const tick = (name: string | RegExp) => user.click(screen.getByRole('checkbox', { name }));
  await type('Title', 'Two for one');
  await type('Start Date', '12/01/2026 9:00 AM');
  await choose('CTA', 'Offer Details');
  await type('CTA Link URL', 'https://a.example/book');
  await tick('Opens in new window');
  await tick('Add date picker popup');
  await choose('Advance Purchase Days', '05');
  await tick('Ask for a minimum night stay');
  await choose('Minimum Night Stay', '02');
  await type('Tracking Tag', 'T-1');
  await choose('Promo Flag', 'Member Exclusive');
  await type('Custom URL', 'two');
  await type('Details Page Content', 'All of it.');
  await tick('Display Terms + Conditions');
  await tick('Display Package Restrictions');
  await choose('Details Page CTA', 'Inquire Now');
  await type('Details Page CTA Link URL', 'https://a.example/more');
  await tick('Details page link opens in new window');
  await tick('Add date picker popup on the details page');
  await choose('Details Page Advance Purchase Days', '04');
  await tick('Ask for a minimum night stay on the details page');
  await choose('Details Page Minimum Night Stay', '06');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(sent(api)).toMatchObject({
    cta_option: 'offerDetails',
    link_url: 'https://a.example/book',
    new_window: true,
    date_picker: true,
    purchase_days: 5,
    min_night_stay: true,
    min_night_days: 2,
    tracking_tag: 'T-1',
    promo_flag: 'memberExclusive',
    custom_url: 'two',
    page_content: '<p>All of it.</p>',
    display_terms: true,
    display_package: true,
    detail_title: 'inquireNow',
    cta_url: 'https://a.example/more',
    details_new_window: true,
    details_date_picker: true,
    details_purchase_days: 4,
    details_min_night_stay: true,
    details_min_days: 6,
  });
});

test('both links and the tracking tag have their generators beside them, which know no codes of a hotel', async () => {
  server();
  const { user } = openNew();
  await screen.findByRole('textbox', { name: 'Title' });
  const count = (name: string) => screen.queryAllByRole('button', { name }).length;
  expect(['Generate URL', 'Generate Email URL', 'Generate Adobe Tracking'].map(count)).toEqual([2, 2, 1]);
  await user.click(screen.getAllByRole('button', { name: 'Generate URL' })[1]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate URL' }));
  for (const [label, code] of [
    [/^Hotel Code/, '12345'],
    [/^Locale Code/, 'en'],
    [/^Region Code/, '1'],
    [/^Brand Code/, 'ki'],
  ] as const) {
    const box = await dialog.findByRole('textbox', { name: label });
    expect(box).toHaveValue('');
    await user.type(box, code);
  }
  await user.click(dialog.getByRole('button', { name: 'Use' }));
  expect(screen.getByRole('textbox', { name: 'CTA Link URL' })).toHaveValue('');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Details Page CTA Link URL' }).value).toMatch(/hotelCode=12345$/);
});

test('the days and the nights wait for the date picker, the nights for their own switch as well', async () => {
  server();
  const { user } = openNew();
  await screen.findByRole('textbox', { name: 'Title' });
  for (const [start, end] of [
    ['', ''],
    ['Details Page ', ' on the details page'],
  ] as const) {
    const days = screen.getByRole('combobox', { name: `${start}Advance Purchase Days` });
    const nights = screen.getByRole('combobox', { name: `${start}Minimum Night Stay` });
    const nightsBox = screen.getByRole('checkbox', { name: `Ask for a minimum night stay${end}` });
    expect(days).toBeDisabled();
    await user.click(nightsBox);
    expect(nights).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: `Add date picker popup${end}` }));
    expect(days).toBeEnabled();
    expect(nights).toBeEnabled();
    await user.click(nightsBox);
    expect(nights).toBeDisabled();
  }
});

test('?list=current and ?list=archived name the tabs', async () => {
  server();
  openList(`${LIST}?list=archived`);
  expect(await screen.findByRole('tab', { name: /Archived/ })).toHaveAttribute('aria-selected', 'true');
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
  expect(sent(api)).toMatchObject({ title: 'Shared 2', published: false, distribute_hotels: [] });
  expect(sent(api).id).toMatch(/^[0-9a-f-]{36}$/);
});

test('Now is what the clock of the person shows: a shared special has the time of day of each hotel', async () => {
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ timeZone: 'Pacific/Honolulu' } as Intl.ResolvedDateTimeFormatOptions);
  server();
  const { user } = openNew();
  await user.click(await screen.findByRole('button', { name: 'Choose Start Date' }));
  await user.click(await screen.findByRole('button', { name: 'Now' }));
  zone.mockRestore();
  const told = (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Start Date' })).value;
  const tenHoursAgo = Date.now() - 10 * 3_600_000;
  expect(Math.abs(Date.parse(`${told} UTC`) - tenHoursAgo)).toBeLessThan(120_000);
});

test('a new one needs title and start; days and nights start at 3; chosen hotels are told by name', async () => {
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
  expect(sent(api)).toMatchObject({
    title: 'Two for one',
    start_date: '2026-12-01T09:00:00.000Z',
    event_ends: false,
    end_date: null,
    cta_option: 'bookNow',
    promo_flag: 'websiteExclusive',
    detail_title: 'learnMore',
    purchase_days: 3,
    details_min_days: 3,
    distribute_hotels: ['8'],
  });
  expect(await screen.findByText('Shared Special saved. Given to 1 hotel, unpublished.')).toBeInTheDocument();
});

test('hotels that did not get the special are named, with the reason', async () => {
  const api = server();
  const failed = (property_id: string) => ({ property_id, outcome: 'failed', special_id: null, message: 'Try again.' });
  api.set('POST /shared-specials', ({ body }) => ({
    status: 201,
    body: { data: { ...shared('9'), ...(body as object) }, meta: { distribution: [failed('7'), failed('8')] } },
  }));
  const { user } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Two for one');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '12/01/2026 9:00 AM');
  for (const name of ['Hotel Marchmont', 'The Aster']) await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const text = 'Shared Special saved. Not given to Hotel Marchmont and The Aster: Try again.';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  [['7'], '1 hotel has it already.'],
  [['7', '8'], '2 hotels have it already.'],
])('of hotels %j, which hold a special made of it, the message says so', async (held, said) => {
  const api = server();
  const existing = (property_id: string) => ({ property_id, outcome: 'existing', special_id: '5', message: null });
  api.set('POST /shared-specials', ({ body }) => ({
    status: 201,
    body: { data: { ...shared('9'), ...(body as object) }, meta: { distribution: held.map(existing) } },
  }));
  const { user } = openNew('?from=2');
  await screen.findByRole('checkbox', { name: 'The Aster' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Shared Special saved. ${said}`)).toBeInTheDocument();
});

/** Saves a new one with a copy in one hotel, which may be deleted. */
async function distribute() {
  const api = server();
  const { user } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Two for one');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '12/01/2026 9:00 AM');
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  api.set('DELETE /properties/:house/specials/:id', undefined);
  return { api, user };
}

test('Undo of a distribution deletes the copies that stand as they were made, and takes their hotels from the list', async () => {
  const { api, user } = await distribute();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The copy is in the bin.')).toBeInTheDocument();
  const gone = api.calls.find(({ method }) => method === 'DELETE');
  expect([gone?.path, gone?.headers['If-Match']]).toEqual(['/properties/8/specials/5', '"1"']);
  expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ distribute_hotels: [] });
});

test('an Undo of a distribution whose answer was lost is done, and is nobody else’s change', async () => {
  const { api, user } = await distribute();
  api.set('PUT /shared-specials/:id', 'network gone');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
  const current = { ...shared('9'), distribute_hotels: [] };
  api.set('PUT /shared-specials/:id', { status: 412, body: { message: 'Newer.', code: 'stale', current } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The copy is in the bin.')).toBeInTheDocument();
});

test('the row menu archives with Undo and deletes after a question; hotels keep their copies', async () => {
  const api = server();
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'More for Shared 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByRole('button', { name: 'Undo' });
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ archived: true, published: false });
  await user.click(screen.getByRole('button', { name: 'More for Shared 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
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

  test('see what a shared special says, and change nothing', async () => {
    server();
    renderPage(<SharedSpecialFormPage />, `${LIST}/:id/edit`, `${LIST}/1/edit`);
    expect(await screen.findByText('You may look at this, but not change it.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Shared 1');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

test('Duplicate chosen again, after its answer was lost, asks for the same copy', async () => {
  const api = server();
  const { user } = openList();
  const again = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Shared 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  };
  api.set('POST /shared-specials/clone', 'network gone');
  await again();
  await waitFor(() => expect(api.paths()).toContain('POST /shared-specials/clone'));
  api.set('POST /shared-specials/clone', { status: 201, body: { data: [shared('9')] } });
  await again();
  await screen.findByText(/Shared 1 duplicated/);
  const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

test('a save whose answer was lost is told when another attempt finds everything saved', async () => {
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

test('a save leads to the list as it was shown last, which marks the row', async () => {
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

test('a copy is unsaved from the start, and kept as a draft once something is typed', async () => {
  server();
  const { user } = openNew('?from=2');
  await screen.findByDisplayValue('Shared 2');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(Object.keys(localStorage).filter((key) => key.includes('shared/specials/new'))).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('shared/specials/new'))).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});
