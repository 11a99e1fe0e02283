import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { authority } from 'shared-kit/rules/permissions';
import { flatten } from 'shared-kit/rules/remote/routes';
import { mayOpen } from 'shared-kit/rules/routeAccess';
import { routes } from '../routes';
import RestaurantsPage from './RestaurantsPage';
import PropertySettingsPage from 'shared-kit/shared-screens/property-form/PropertySettingsPage';
import { NewPropertyPage } from 'shared-kit/shared-screens/property-form/NewPropertyPage';

const larder = restaurant('8', 'The Larder');
const person = { id: '4', first_name: 'Ada', last_name: 'Moss', email: 'ada@calloway.example' };
const server = () =>
  fakeApi({
    'GET /properties': ({ query }: FakeCall) =>
      query.archived === 'true' ? listOf([]) : listOf([larder, restaurant('9', 'Juniper')]),
    'GET /properties/8': { data: larder },
    'GET /properties/8/users': listOf([person]),
    'POST /properties': ({ body }: FakeCall) => ({ status: 201, body: { data: { ...larder, ...(body as object) } } }),
    'PUT /properties/8': ({ body }: FakeCall) => ({ data: { ...larder, ...(body as object), version: 5 } }),
  });
const textbox = (name: string) => screen.findByRole('textbox', { name });
const sentBody = (api: ReturnType<typeof server>, method: string) => api.calls.find((call) => call.method === method)?.body;

beforeAll(() => import('shared-kit/ui/overlay/MenuPopup'));
beforeEach(() => signedInAs());

describe('the list', () => {
  const open = () => renderPage(<RestaurantsPage />, '/restaurants', '/restaurants');

  test('has tabs with counts, a text filter, and a name that leads to /restaurants/{id}', async () => {
    const api = server();
    open();
    expect(await screen.findByRole('tab', { name: /Active\s*2/ })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /Archived\s*0/ })).toBeInTheDocument();
    expect(screen.getByPlaceholderText('Filter Restaurants...')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'The Larder' })).toHaveAttribute('href', '/restaurants/8');
    expect(within(screen.getAllByRole('row')[1]!).getByText('Restaurant')).toBeInTheDocument();
    expect(api.calls.find(({ query }) => query.per_page === '100')?.query.type).toBe('restaurant');
  });

  test('has the columns of name and type, pages by name, and a filter for names that contain the text', async () => {
    const api = server();
    api.set('GET /properties', ({ query }: FakeCall) =>
      query.archived === 'true' ? listOf([]) : listOf([larder], { page: Number(query.page ?? 1), total_pages: 2, count: 101 }),
    );
    const { user, address } = open();
    await screen.findByRole('link', { name: 'The Larder' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 2)).toEqual(['Property Name', 'Property Type']);
    const query = () => api.calls.findLast(({ query: { per_page: size } }) => size === '100')?.query;
    const list = { type: 'restaurant', archived: 'false', order_by: 'name:ASC', page: '1', per_page: '100' };
    expect(query()).toEqual(list);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(query()).toEqual({ ...list, page: '2' }));
    await user.type(screen.getByPlaceholderText('Filter Restaurants...'), 'lard{Enter}');
    await waitFor(() => expect(query()).toEqual({ ...list, name: 'i%%lard' }));
    expect(address()).not.toContain('page=2');
  });

  test('an archived restaurant can be unarchived; deleting one is confirmed in a dialog that names it', async () => {
    const api = server();
    api.set('GET /properties', ({ query }: FakeCall) =>
      listOf(query.archived === 'true' ? [restaurant('8', 'The Larder', { archived: true })] : []),
    );
    api.set('DELETE /properties/8', undefined);
    const { user } = renderPage(<RestaurantsPage />, '/restaurants', '/restaurants?list=archived');
    const choose = async (entry: string) => {
      await user.click(await screen.findByRole('button', { name: 'More for The Larder' }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('Unarchive');
    await waitFor(() => expect(sentBody(api, 'PUT')).toEqual({ archived: false }));
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Restaurant' }));
    expect(dialog.getByText(/The Larder/)).toBeInTheDocument();
    expect(api.paths()).not.toContain('DELETE /properties/8');
    await user.click(dialog.getByRole('button', { name: 'Delete Restaurant' }));
    await waitFor(() => expect(api.paths()).toContain('DELETE /properties/8'));
  });

  test('says what the Archived tab is for while it is empty', async () => {
    server();
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: /Archived/ }));
    expect(await screen.findByText('Archived restaurants are kept here with all their content.')).toBeInTheDocument();
  });

  test('the row menu and + New Restaurant are for holders of the wildcard', async () => {
    server();
    const { user, unmount } = open();
    expect(await screen.findByRole('link', { name: '+ New Restaurant' })).toHaveAttribute('href', '/restaurants/new');
    await user.click(await screen.findByRole('button', { name: 'More for The Larder' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Settings', 'Archive', 'Delete']);
    expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/restaurants/8/settings');
    unmount();
    signedInAs([granted('event', '8', 'rwx')]);
    open();
    await screen.findByRole('link', { name: 'The Larder' });
    expect(screen.queryByRole('link', { name: '+ New Restaurant' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /More for/ })).not.toBeInTheDocument();
  });
});

describe('New Restaurant', () => {
  const open = () => renderPage(<NewPropertyPage type="restaurant" />, '/restaurants/new', '/restaurants/new');
  const fill = async (user: ReturnType<typeof open>['user']) => {
    await user.type(await textbox('Name'), 'The Larder');
    await user.type(await textbox('URL'), 'https://larder.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time Zone' }), 'Europe/London');
  };
  const BODY = { name: 'The Larder', url: 'https://larder.example', timezone: 'Europe/London', logo: null, type: 'restaurant' };

  test('name, url and timezone say Required!; there is nothing else to require', async () => {
    const api = server();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('heading', { name: 'There are 3 things to put right' })).toBeInTheDocument();
    for (const name of ['Name', 'URL', 'Time Zone'])
      expect(screen.getByRole('link', { name: `${name}: Required!` })).toBeInTheDocument();
    expect(sentBody(api, 'POST')).toBeUndefined();
  });

  test('Save sends the form’s fields with the type and leads to the dashboard', async () => {
    const api = server();
    const { user, address } = open();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/restaurants/8'));
    expect(sentBody(api, 'POST')).toEqual({ ...BODY, archived: false });
  });

  test('Archive this Restaurant saves with archived true and leads to the Archived tab', async () => {
    const api = server();
    const { user, address } = open();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Archive this Restaurant' }));
    await waitFor(() => expect(address()).toBe('/restaurants?list=archived'));
    expect(sentBody(api, 'POST')).toEqual({ ...BODY, archived: true });
  });
});

describe('restaurant settings', () => {
  const open = () => renderPage(<PropertySettingsPage />, '/restaurants/:restaurantId/settings', '/restaurants/8/settings');

  test('has the form and the users with name and email, 30 a page', async () => {
    const api = server();
    open();
    expect(await textbox('Name')).toHaveValue('The Larder');
    expect(screen.queryByRole('textbox', { name: 'Hotel Code' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ada Moss' })).toHaveAttribute('href', '/users/4/edit');
    expect(screen.getByText('ada@calloway.example')).toBeInTheDocument();
    expect(api.calls.find(({ path }) => path === '/properties/8/users')?.query.per_page).toBe('30');
  });

  test('a restaurant has a name, an address, a time zone, and a logo that shows only here', async () => {
    server();
    open();
    expect(await textbox('URL')).toHaveValue('https://restaurant.example');
    expect(screen.getByRole('combobox', { name: 'Time Zone' })).toHaveValue('Europe/London');
    expect(
      within(screen.getByRole('region', { name: 'Logo' })).getByText('shown only here, never on the site'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Archive this Restaurant' })).toBeInTheDocument();
    const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'));
    expect(parts.filter(Boolean)).toEqual(expect.arrayContaining(['Restaurant Name', 'Restaurant URL', 'Logo', 'Time Zone']));
  });

  test('Save sends the changed restaurant and leads to its dashboard', async () => {
    const api = server();
    const { user, address } = open();
    await user.type(await textbox('Name'), ' & Bar');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/restaurants/8'));
    expect(sentBody(api, 'PUT')).toEqual({
      name: 'The Larder & Bar',
      url: 'https://restaurant.example',
      timezone: 'Europe/London',
      logo: null,
    });
  });

  test('uploading the logo is always offered', async () => {
    signedInAs([granted('property', '8', 'rw')]);
    server();
    open();
    expect(await screen.findByRole('button', { name: 'Upload File' })).toBeInTheDocument();
  });

  test('open for whoever may change the restaurant; archiving it is for super users', async () => {
    const settings = flatten(routes).find(({ path }) => path === '/restaurants/:restaurantId/settings')!;
    const mayOpenWith = (flags: 'r' | 'rw') =>
      mayOpen(settings, authority([granted('property', '8', flags)]), { restaurantId: '8' });
    expect(mayOpenWith('rw')).toBe(true);
    expect(mayOpenWith('r')).toBe(false);
    signedInAs([granted('property', '8', 'rw')]);
    server();
    open();
    expect(await textbox('Name')).toHaveValue('The Larder');
    expect(screen.queryByRole('button', { name: 'Archive this Restaurant' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  });
});
