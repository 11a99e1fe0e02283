import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel, region } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import type { Permission } from 'shared-kit/rules/entities';
import { authority } from 'shared-kit/rules/permissions';
import { flatten } from 'shared-kit/rules/remote/routes';
import { mayOpen } from 'shared-kit/rules/routeAccess';
import { routes } from '../routes';
import PropertySettingsPage from 'shared-kit/shared-screens/property-form/PropertySettingsPage';

const logo = { asset_id: '3', alt: 'The M', url: '/files/m.png' };
const marchmont = hotel('7', 'Hotel Marchmont', { logo, region_id: '1', region: { id: '1', name: 'Capital' } });
const person = { id: '4', first_name: 'Ada', last_name: 'Moss', email: 'ada@calloway.example' };

function server(change: unknown = ({ body }: FakeCall) => ({ data: { ...marchmont, ...(body as object), version: 5 } })) {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    'GET /properties/7/users': ({ query }: FakeCall) => listOf([person], { page: Number(query.page), total_pages: 2, count: 31 }),
    'GET /regions': listOf([region('1', 'Capital'), region('2', 'Coast')]),
    'GET /assets/:id': { data: { id: '3', name: 'M', filename: 'm.png', filesize: 1000, filetype: 'image/png', tags: [] } },
    'PUT /properties/7': change as never,
  });
}
const open = () => renderPage(<PropertySettingsPage />, '/hotels/:hotelid/settings', '/hotels/7/settings');
const textbox = (name: string) => screen.findByRole('textbox', { name });
const save = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));
const puts = (api: ReturnType<typeof server>) => api.calls.filter(({ method }) => method === 'PUT');

beforeEach(() => signedInAs());

test('the settings are the hotel’s properties and a table of its users, 30 a page', async () => {
  const api = server();
  const { user } = open();
  expect(await textbox('Name')).toHaveValue('Hotel Marchmont');
  expect(await screen.findByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Capital');
  const table = await screen.findByRole('table', { name: 'Users of Hotel Marchmont' });
  expect(await within(table).findByRole('link', { name: 'Ada Moss' })).toHaveAttribute('href', '/users/4/edit');
  expect(within(table).getByText('ada@calloway.example')).toBeInTheDocument();
  const queries = () => api.calls.filter(({ path }) => path === '/properties/7/users').map(({ query }) => query);
  expect(queries()[0]).toEqual({ page: '1', per_page: '30' });
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ page: '2', per_page: '30' }));
});

test('names of users are not links for people whose right on users is limited to this property', async () => {
  signedInAs([granted('*', '7', 'rwx')]);
  server();
  open();
  const table = await screen.findByRole('table', { name: 'Users of Hotel Marchmont' });
  expect(await within(table).findByText('Ada Moss')).toBeInTheDocument();
  expect(within(table).queryByRole('link')).not.toBeInTheDocument();
});

test('the settings open for whoever may change the hotel, and archiving it is for super users', async () => {
  const settings = flatten(routes).find(({ path }) => path === '/hotels/:hotelid/settings')!;
  const mayOpenWith = (right: Permission) => mayOpen(settings, authority([right]), { hotelid: '7' });
  expect(mayOpenWith(granted('*', '7', 'rwx'))).toBe(true);
  expect(mayOpenWith(granted('property', '7', 'rw'))).toBe(true);
  expect(mayOpenWith(granted('property', '7', 'r'))).toBe(false);
  expect(mayOpenWith(granted('faq', '7', 'rwx'))).toBe(false);
  signedInAs([granted('*', '7', 'rw')]);
  server();
  open();
  expect(await textbox('Name')).toHaveValue('Hotel Marchmont');
  expect(screen.queryByRole('button', { name: 'Archive this Hotel' })).not.toBeInTheDocument();
});

test('Save sends the version that was opened and leads to /hotels/7', async () => {
  const api = server();
  const { user, address } = open();
  await user.type(await textbox('Analytics ID'), 'UA-123456-01');
  await save(user);
  await waitFor(() => expect(address()).toBe('/hotels/7'));
  expect(puts(api)[0]).toMatchObject({ path: '/properties/7', headers: { 'If-Match': '"4"' } });
  expect(puts(api)[0]?.body).toEqual({
    name: 'Hotel Marchmont',
    url: 'https://hotel.example',
    timezone: 'Europe/London',
    region_id: '1',
    ihg_hotel_code: '12345',
    // Stored as null, and not changed.
    rate_code: null,
    locale_code: 'en',
    region_code: '1',
    brand_code: 'ki',
    ga_tracking_id: 'UA-123456-01',
    logo: { asset_id: '3', alt: 'The M' },
  });
});

test('fields have their hints, and required fields are marked', async () => {
  server();
  const { user } = open();
  const name = await textbox('Name');
  for (const [label, hint] of [
    ['Hotel Code', '5 digits'],
    ['Locale Code', "Usually 'en'"],
    ['Region Code', "Usually '1'"],
    ['Brand Code', "Usually 'ki'"],
    ['Analytics ID', 'Format UA-XXXXXX-XX'],
  ] as const)
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(hint);
  for (const label of ['URL', 'Hotel Code', 'Brand Code', 'Locale Code', 'Region Code'])
    expect(screen.getByRole('textbox', { name: label })).toBeRequired();
  expect(name).toBeRequired();
  expect(screen.getByRole('combobox', { name: 'Time Zone' })).toBeRequired();
  expect(within(screen.getByRole('region', { name: 'Logo' })).getByText('required, but can be added later')).toBeInTheDocument();
  for (const label of ['Rate Code', 'Analytics ID']) expect(screen.getByRole('textbox', { name: label })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Hotel Code' })).toHaveValue('12345');
  await user.clear(name);
  await save(user);
  expect(await screen.findByRole('link', { name: 'Name: Required!' })).toBeInTheDocument();
});

test('the seven required fields of a new hotel are required in the settings, too', async () => {
  const api = server();
  const { user } = open();
  await user.clear(await textbox('Brand Code'));
  await save(user);
  expect(await screen.findByRole('link', { name: 'Brand Code: Required!' })).toBeInTheDocument();
  expect(puts(api)).toHaveLength(0);
});

test('choosing another time zone shows what happens to stored times; choosing the former one removes the message', async () => {
  server();
  const { user } = open();
  const zone = await screen.findByRole('combobox', { name: 'Time Zone' });
  const warning = () => screen.queryByText(/^Content still starts and ends at the same moments/);
  expect(warning()).not.toBeInTheDocument();
  await user.selectOptions(zone, 'America/New_York');
  expect(warning()?.closest('[role="alert"]')).toHaveTextContent(
    'Calendar events and opening hours keep the times that they show',
  );
  await user.selectOptions(zone, 'Europe/London');
  expect(warning()).not.toBeInTheDocument();
});

test('Archive this Hotel adds the flag and leads to the Archived tab', async () => {
  const api = server();
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Archive this Hotel' }));
  await waitFor(() => expect(address()).toBe('/hotels/properties?list=archived'));
  expect(puts(api)[0]?.body).toMatchObject({ archived: true });
  expect(await screen.findByText(/ saved and archived\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('Archive this Hotel keeps the focus while the save is on its way', async () => {
  server(() => new Promise(() => {}));
  const { user } = open();
  const archive = await screen.findByRole('button', { name: 'Archive this Hotel' });
  archive.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Saving…');
  await act(() => new Promise((later) => setTimeout(later, 200)));
  expect(archive).toHaveFocus();
});

test('after a failed archive only Try again archives: the next Save does not', async () => {
  const api = server({ status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Archive this Hotel' }));
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(puts(api)).toHaveLength(2));
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  await user.type(await textbox('Analytics ID'), 'UA-123456-01');
  await save(user);
  await waitFor(() => expect(puts(api)).toHaveLength(3));
  expect(puts(api).map(({ body }) => (body as { archived?: boolean }).archived)).toEqual([true, true, undefined]);
});

test('Archive this Hotel is disabled until something is changed after a refusal, as Save is', async () => {
  const api = server({ status: 422, body: { message: 'This name is taken.', code: 'invalid', fields: {} } });
  const { user } = open();
  await user.type(await textbox('Name'), '!');
  await save(user);
  expect(await screen.findByText('This name is taken.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Archive this Hotel' }));
  expect(puts(api)).toHaveLength(1);
  await user.type(await textbox('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Archive this Hotel' }));
  await waitFor(() => expect(puts(api)).toHaveLength(2));
});

test('uploading a hotel’s logo needs a full wildcard; choosing from the library does not', async () => {
  server();
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: 'Upload File' })).toBeInTheDocument();
  unmount();
  signedInAs([{ resource: '*', permissionableType: null, permissionableId: null, r: true, w: false, x: false }]);
  open();
  expect(await screen.findByRole('button', { name: 'Choose from library' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Upload File' })).not.toBeInTheDocument();
});

describe('API contract §1 (412) somebody saved the hotel meanwhile', () => {
  const theirs = {
    ...marchmont,
    url: 'https://theirs.example',
    brand_code: 'xx',
    version: 9,
    updated_by: { id: '2', name: 'Ivo Lane' },
  };
  const stale = { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current: theirs } };

  async function causeConflict() {
    let responses = 0;
    const api = server(({ body }: FakeCall) => {
      responses += 1;
      return responses === 1 ? stale : { data: { ...theirs, ...(body as object) } };
    });
    const view = open();
    await view.user.clear(await textbox('URL'));
    await view.user.type(await textbox('URL'), 'https://mine.example');
    await view.user.type(await textbox('Rate Code'), 'R1');
    await save(view.user);
    await screen.findByText(/^Ivo Lane saved this on .*, while you were editing\.$/);
    return { ...view, api };
  }

  test('the conflict names who saved and when, asks only about fields that both changed, and keeps mine by default', async () => {
    const { user, api, address } = await causeConflict();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    const conflict = screen.getByRole('group', { name: 'URL' });
    expect(conflict).toHaveTextContent('https://mine.example');
    expect(conflict).toHaveTextContent('https://theirs.example');
    expect(screen.queryByRole('group', { name: 'Brand Code' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(address()).toBe('/hotels/7'));
    expect(puts(api)[1]?.headers).toMatchObject({ 'If-Match': '"9"' });
    expect(puts(api)[1]?.body).toMatchObject({ url: 'https://mine.example', rate_code: 'R1', brand_code: 'xx' });
  });

  test('choosing theirs gives up that field alone', async () => {
    const { user, api, address } = await causeConflict();
    await user.click(screen.getByRole('radio', { name: /’s/ }));
    await user.click(screen.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(address()).toBe('/hotels/7'));
    expect(puts(api)[1]?.body).toMatchObject({ url: 'https://theirs.example', rate_code: 'R1', brand_code: 'xx' });
  });

  test('nothing typed is lost when the second save fails; Try again asks once more', async () => {
    const { user, api } = await causeConflict();
    api.set('PUT /properties/7', 'network gone');
    await user.click(screen.getByRole('button', { name: 'Save my choices' }));
    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    expect(await textbox('URL')).toHaveValue('https://mine.example');
    expect(await textbox('Rate Code')).toHaveValue('R1');
    api.set('PUT /properties/7', stale);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Ivo Lane saved this on/)).toBeInTheDocument();
  });
});
