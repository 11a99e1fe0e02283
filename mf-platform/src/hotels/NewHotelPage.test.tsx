import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel, region } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { TIME_ZONES } from 'shared-kit/rules/timeZones';
import { NewPropertyPage } from 'shared-kit/shared-screens/property-form/NewPropertyPage';

const PARTS = ['Hotel Name', 'Hotel URL', 'Logo', 'Time Zone', 'Region', 'Hotel Codes', 'Analytics'];
const created = hotel('12', 'Sea House');

const server = (create: object = { status: 201, body: { data: created } }) =>
  fakeApi({ 'GET /regions': listOf([region('1', 'Coast')]), 'POST /properties': create });
const open = () => renderPage(<NewPropertyPage type="hotel" />, '/hotels/new', '/hotels/new');
type Person = ReturnType<typeof open>['user'];

const box = (name: string) => screen.getByRole('textbox', { name });
async function fillIn(user: Person) {
  await user.type(box('Name'), ' Sea House ');
  await user.type(box('URL'), 'https://sea.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time Zone' }), 'Europe/London');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Region' }),
    await screen.findByRole('option', { name: 'Coast' }),
  );
  await user.type(box('Hotel Code'), '12345');
  await user.type(box('Locale Code'), 'en');
  await user.type(box('Region Code'), '1');
  await user.type(box('Brand Code'), 'ki');
}
const BODY = {
  name: 'Sea House',
  url: 'https://sea.example',
  timezone: 'Europe/London',
  region_id: '1',
  ihg_hotel_code: '12345',
  rate_code: '',
  locale_code: 'en',
  region_code: '1',
  brand_code: 'ki',
  ga_tracking_id: '',
  logo: null,
  archived: false,
  type: 'hotel',
};
const partButton = (part: string) =>
  within(screen.getByRole('heading', { level: 2, name: new RegExp(`^${part}`) })).getByRole('button');
const save = (user: Person) => user.click(screen.getByRole('button', { name: 'Save' }));
const sent = (api: ReturnType<typeof server>) => api.calls.find(({ method }) => method === 'POST')?.body;

beforeEach(() => signedInAs());

test('New Hotel has seven sections, each of which closes and opens', async () => {
  server();
  const { user } = open();
  const heads = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.replace(/required, but can be added later$/, ''));
  expect(heads).toEqual(PARTS);
  for (const part of PARTS) {
    const button = partButton(part);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  }
});

test('a hotel that arrived unnoticed and was deleted since can be saved as a new one', async () => {
  const message = 'This was created before.';
  const api = server({ status: 409, body: { message, code: 'conflict', fields: {} } });
  api.set('PUT /properties/:id', { status: 404, body: { message: 'There is no such property.', code: 'not_found' } });
  const { user, address } = open();
  await fillIn(user);
  await save(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
  api.set('POST /properties', { status: 201, body: { data: created } });
  await user.click(screen.getByRole('button', { name: 'Save as a new one' }));
  await waitFor(() => expect(address()).toBe('/hotels/12'));
  const [first, second] = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(second).not.toBe(first);
});

test('the seven required fields show Required! and nothing is sent', async () => {
  const api = server();
  const { user } = open();
  expect(screen.getByRole('button', { name: 'Archive this Hotel' })).toBeInTheDocument();
  await save(user);
  for (const name of ['Name', 'URL', 'Hotel Code', 'Locale Code', 'Region Code', 'Brand Code']) {
    expect(box(name)).toHaveAccessibleDescription(expect.stringContaining('Required!'));
  }
  expect(screen.getByRole('combobox', { name: 'Time Zone' })).toHaveAccessibleDescription(expect.stringContaining('Required!'));
  expect(screen.getByRole('heading', { name: 'There are 7 things to put right' })).toBeInTheDocument();
  const listed = within(screen.getByRole('alert')).getAllByRole('link');
  expect(listed.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Name',
    'URL',
    'Time Zone',
    'Hotel Code',
    'Brand Code',
    'Locale Code',
    'Region Code',
  ]);
  expect(box('Rate Code')).not.toHaveAccessibleDescription(expect.stringContaining('Required!'));
  expect(api.paths()).not.toContain('POST /properties');
});

test('a closed section opens again when a save is refused for something in it', async () => {
  server();
  const { user } = open();
  const codes = partButton('Hotel Codes');
  await user.click(codes);
  await save(user);
  await waitFor(() => expect(codes).toHaveAttribute('aria-expanded', 'true'));
});

test('hints describe the codes; time zones come from the fixed list', () => {
  server();
  open();
  expect(box('Hotel Code')).toHaveAccessibleDescription('5 digits');
  expect(box('Locale Code')).toHaveAccessibleDescription("Usually 'en'");
  expect(box('Region Code')).toHaveAccessibleDescription("Usually '1'");
  expect(box('Brand Code')).toHaveAccessibleDescription("Usually 'ki'");
  expect(box('Analytics ID')).toHaveAccessibleDescription('Format UA-XXXXXX-XX');
  const zones = within(screen.getByRole('combobox', { name: 'Time Zone' })).getAllByRole('option');
  expect(zones.slice(1).map(({ textContent }) => textContent)).toEqual(TIME_ZONES.map(({ label }) => label));
});

test('Save sends the fields with type and logo, and leads to the dashboard of the new hotel', async () => {
  const api = server();
  const { user, address } = open();
  await fillIn(user);
  await save(user);
  await waitFor(() => expect(address()).toBe('/hotels/12'));
  expect(sent(api)).toEqual(BODY);
  expect(screen.getByText('Hotel saved.')).toBeInTheDocument();
});

test('Archive this Hotel submits the form with archived true and leads to the Archived tab', async () => {
  const api = server({ status: 201, body: { data: { ...created, archived: true } } });
  const { user, address } = open();
  await fillIn(user);
  expect(screen.getByText(/^Saves what you entered and moves the hotel to the Archived tab\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Archive this Hotel' }));
  await waitFor(() => expect(address()).toBe('/hotels/properties?list=archived'));
  expect(sent(api)).toEqual({ ...BODY, archived: true });
});

test('a form that is refused is not archived by the Save that follows', async () => {
  const api = server();
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: 'Archive this Hotel' }));
  expect(await screen.findByRole('link', { name: 'Name: Required!' })).toBeInTheDocument();
  await fillIn(user);
  await save(user);
  await waitFor(() => expect(address()).toBe('/hotels/12'));
  expect(sent(api)).toEqual(BODY);
});

test('the server’s message shows in a red box, its fields are marked, and Save is disabled until something changes', async () => {
  server({
    status: 422,
    body: { message: 'Please check the marked field.', code: 'validation_failed', fields: { ihg_hotel_code: 'Unknown code.' } },
  });
  const { user } = open();
  await fillIn(user);
  await save(user);
  const area = await waitFor(() => {
    const found = document.getElementById('hotel-error');
    expect(found).toHaveTextContent('Please check the marked field.');
    return found!;
  });
  expect(area).toHaveAttribute('role', 'alert');
  expect(box('Hotel Code')).toHaveAccessibleDescription(expect.stringContaining('Unknown code.'));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(box('Hotel Code')).toHaveValue('12345');
  await user.type(box('Hotel Code'), '6');
  expect(area).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test.each([
  ['network gone', 'The server could not be reached. Check your connection and try again.'],
  [{ status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } }, 'It broke.'],
] as const)('after %j nothing typed is lost and Try again saves', async (answer, message) => {
  const api = server(answer as never);
  const { user, address } = open();
  await fillIn(user);
  await save(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(box('Name')).toHaveValue(' Sea House ');
  api.set('POST /properties', { status: 201, body: { data: created } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/hotels/12'));
});

test('an archiving save that fails says why, and Try again archives', async () => {
  const api = server({ status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } });
  const { user, address } = open();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Archive this Hotel' }));
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Save' })).toHaveTextContent('and 4 more');
  api.set('POST /properties', { status: 201, body: { data: { ...created, archived: true } } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/hotels/properties?list=archived'));
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ...BODY, archived: true },
    { ...BODY, archived: true },
  ]);
});
