import { act, screen, waitFor, within } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import type { Permission } from 'shared-kit/rules/entities';
import { authority } from 'shared-kit/rules/permissions';
import { flatten } from 'shared-kit/rules/remote/routes';
import { mayOpen } from 'shared-kit/rules/routeAccess';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { marchmont, open, puts, save, server, textbox } from '../../testing/hotelSettings';
import { routes } from '../routes';

beforeEach(() => signedInAs());

test('the settings are the hotel’s properties and a table of its users, 30 a page', async () => {
  const api = server();
  const { user } = open();
  expect(await textbox('Name')).toHaveValue('Hotel Marchmont');
  expect(await screen.findByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Capital');
  const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'));
  const sections = ['Hotel Name', 'Hotel URL', 'Logo', 'Time Zone', 'Region', 'Hotel Codes', 'Analytics'];
  expect(parts.filter((part) => sections.includes(part ?? ''))).toEqual(sections);
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

test('a hotel leaves its region by the choice of No region', async () => {
  const api = server();
  const { user } = open();
  const choice = await screen.findByRole('combobox', { name: 'Region' });
  await within(choice).findByRole('option', { name: 'Coast' });
  await user.selectOptions(choice, 'No region');
  await save(user);
  await waitFor(() => expect(puts(api).at(-1)?.body).toMatchObject({ region_id: null }));
});

test('a region that is not in the list is not shown as loading once the list is there', async () => {
  const api = server();
  api.set('GET /properties/7', { data: { ...marchmont, region_id: '9', region: null } });
  open();
  const choice = await screen.findByRole('combobox', { name: 'Region' });
  await within(choice).findByRole('option', { name: 'Coast' });
  expect(choice).toHaveDisplayValue('Another region');
});

test('a region that was deleted in the meantime is refused at its field, and is no longer offered', async () => {
  const api = server();
  const { user } = open();
  const choice = await screen.findByRole('combobox', { name: 'Region' });
  await within(choice).findByRole('option', { name: 'Coast' });
  await user.selectOptions(choice, 'Coast');
  const fields = { region_id: 'There is no such region.' };
  api.set('PUT /properties/7', { status: 422, body: { message: fields.region_id, code: 'validation_failed', fields } });
  api.set('GET /regions', listOf([{ id: '1', name: 'Capital' }]));
  await save(user);
  expect(await screen.findByRole('combobox', { name: 'Region', description: fields.region_id })).toBeInvalid();
  await waitFor(() => expect(within(choice).queryByRole('option', { name: 'Coast' })).not.toBeInTheDocument());
  expect(choice).toHaveDisplayValue('Another region');
});

test('regions that could not be loaded again can still be chosen, and the message that the hotel keeps its region is not shown', async () => {
  const api = server();
  open();
  const choice = await screen.findByRole('combobox', { name: 'Region' });
  await within(choice).findByRole('option', { name: 'Coast' });
  api.set('GET /regions', { status: 403, body: { message: 'You may not read regions.', code: 'forbidden', fields: {} } });
  await act(async () => {
    await resource('/regions').refresh();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(within(choice).getByRole('option', { name: 'Coast' })).toBeInTheDocument();
  expect(screen.queryByText(/The regions could not be loaded/)).not.toBeInTheDocument();
});

test.each([
  ['1', 'The regions could not be loaded. The hotel keeps its region.'],
  [null, 'The regions could not be loaded.'],
])('without the list of regions, a hotel in region %p is said to keep it only if it has one', async (regionId, message) => {
  const api = server();
  api.set('GET /properties/7', { data: { ...marchmont, region_id: regionId, region: null } });
  api.set('GET /regions', { status: 403, body: { message: 'You may not read regions.', code: 'forbidden', fields: {} } });
  const { user } = open();
  expect((await screen.findByText(/^The regions could not be loaded/)).textContent).toBe(`${message} Try again`);
  api.set('GET /regions', listOf([{ id: '1', name: 'Coast' }]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Coast' })).toBeInTheDocument();
  expect(screen.queryByText(/^The regions could not be loaded/)).not.toBeInTheDocument();
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
    // Stored as null and not changed.
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
