import { fireEvent, screen, waitFor } from '@testing-library/react';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { refusal, tomas, userApi, wireEntry } from '../../../testing/users/samples';
import { add, checkbox, clickButton, open, saveAndGetBody } from '../../../testing/users/permissionSteps';

const version = (number: number) => ({ version: number });
const stale = (permissions: object[], newest = 8) => ({
  status: 412,
  body: { message: 'Stale.', code: 'stale', fields: {}, current: { version: newest, permissions } },
});
/** The version of a list follows from what it contains, so the newest one may be lower. */
const NEWEST = [8, 3];

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('when somebody else changed the rights, those they revoked stay revoked, one’s own ticks stay, and Try again saves both', async () => {
  const api = userApi();
  api.set('GET /users/:id/permissions', listOf([wireEntry('special', '7', 'rw'), wireEntry('faq', '7', 'r')], version(7)));
  api.set('POST /users/:id/permissions', ({ headers, body }: FakeCall) =>
    headers['If-Match'] === '"8"'
      ? listOf(body as object[], version(9))
      : stale([wireEntry('special', '7', 'r'), wireEntry('faq', '7', 'r')]),
  );
  const { user } = open();
  await user.click(await checkbox('Write FAQs'));
  await clickButton(user, 'Save');
  expect(await screen.findByText(/^Somebody else changed the permissions of this user in the meantime\./)).toBeInTheDocument();
  expect(await checkbox('Write FAQs')).toBeChecked();
  expect(await checkbox('Write Specials')).not.toBeChecked();
  await clickButton(user, 'Try again');
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const sent = api.calls.filter(({ method }) => method === 'POST').at(-1);
  expect(sent?.headers['If-Match']).toBe('"8"');
  expect(sent?.body).toEqual([wireEntry('special', '7', 'r'), wireEntry('faq', '7', 'rw')]);
});

test.each(NEWEST)(
  'Discard after that conflict shows what is stored now, and keeps the name that was saved (%i)',
  async (newest) => {
    const api = userApi();
    api.set('GET /users/:id/permissions', listOf([wireEntry('special', '7', 'rw'), wireEntry('faq', '7', 'r')], version(7)));
    api.set('POST /users/:id/permissions', stale([wireEntry('special', '7', 'r'), wireEntry('faq', '7', 'r')], newest));
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
    await user.click(await checkbox('Write FAQs'));
    await clickButton(user, 'Save');
    await screen.findByText(/^The user is saved\. The permissions are not: Somebody else changed/);
    await clickButton(user, 'Discard');
    expect(await checkbox('Write FAQs')).not.toBeChecked();
    expect(await checkbox('Write Specials')).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Tomasito');
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  },
);

test.each(NEWEST)('Discard after Refresh shows what was loaded (%i)', async (newest) => {
  const api = userApi();
  api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7')], version(7)));
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
  await checkbox('Write FAQs');
  api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'rw')], version(newest)));
  await clickButton(user, 'Refresh');
  await waitFor(async () => expect(await checkbox('Write FAQs')).toBeChecked());
  expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Tomasito');
  await clickButton(user, 'Discard');
  expect(await checkbox('Write FAQs')).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Tomas');
});

test('a key that is pressed just before the newest list arrives is kept', async () => {
  const api = userApi();
  api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7')], version(7)));
  const { user } = open();
  const firstName = await screen.findByRole('textbox', { name: 'First Name' });
  await user.type(firstName, 'ito');
  await checkbox('Write FAQs');
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  api.set('GET /users/:id/permissions', () => waiting.then(() => listOf([wireEntry('faq', '7', 'rw')], version(8))));
  await clickButton(user, 'Refresh');
  fireEvent.change(firstName, { target: { value: 'Tomasitos' } });
  answer();
  await waitFor(async () => expect(await checkbox('Write FAQs')).toBeChecked());
  expect(firstName).toHaveValue('Tomasitos');
});

test('rights on a property that was deleted in the meantime leave the grid, a message says so, and Try again saves the others', async () => {
  const api = userApi();
  api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'r')], version(7)));
  const { user } = open();
  await user.click(await checkbox('Write FAQs'));
  await add(user, 'Add a Hotel...', 'Lantern Inn');
  const fields = { '1.permissionable_id': 'There is no such property.', '2.permissionable_id': 'There is no such property.' };
  api.set('POST /users/:id/permissions', refusal(422, 'One of the properties no longer exists.', fields));
  api.set('GET /properties/names', listOf([{ id: '7', name: 'Saltmarsh', type: 'hotel', archived: false, region_id: null }]));
  await clickButton(user, 'Save');
  expect(await screen.findByText(/^A property was deleted in the meantime\./)).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Hotels 1' })).toBeInTheDocument();
  expect(screen.queryByText(/permissionableId/)).not.toBeInTheDocument();
  expect(screen.queryByText(/that you cannot see/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: 'Add a Hotel...' }), 'Lant');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Lantern Inn/ })).not.toBeInTheDocument());
  api.set('POST /users/:id/permissions', ({ body }: FakeCall) => listOf(body as object[], version(8)));
  await clickButton(user, 'Try again');
  expect(await screen.findByText('Permissions saved.')).toBeInTheDocument();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual([wireEntry('faq', '7', 'rw')]);
});

test('if the rights on a deleted property were all that was left to save, a message that outlives the form says so', async () => {
  const api = userApi();
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
  await add(user, 'Add a Hotel...', 'Lantern Inn');
  const fields = { '0.permissionable_id': 'There is no such property.' };
  api.set('POST /users/:id/permissions', refusal(422, 'One of the properties no longer exists.', fields));
  api.set('GET /users/:id', { data: { ...tomas, first_name: 'Tomasito', version: 5 } });
  await clickButton(user, 'Save');
  const message = 'A property was deleted in the meantime, and nobody has rights on it. Everything else is saved.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText('User saved.')).toBeInTheDocument();
  expect(screen.queryByText(/then try again/)).not.toBeInTheDocument();
});

test('permissions whose response was lost are sent again, based on the version that was loaded', async () => {
  const api = userApi();
  api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'r')], version(7)));
  api.set('POST /users/:id/permissions', stale([wireEntry('faq', '7', 'rw')]));
  api.lose('POST /users/:id/permissions');
  const { user } = open();
  await user.click(await checkbox('Write FAQs'));
  await clickButton(user, 'Save');
  expect(await screen.findByText('Permissions saved.')).toBeInTheDocument();
  const sent = api.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ headers }) => headers['If-Match'])).toEqual(['"7"', '"7"']);
});

test('permissions count as saved if a 412 shows that they are stored already', async () => {
  const api = userApi();
  api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'r')], version(7)));
  api.set('POST /users/:id/permissions', stale([wireEntry('faq', '7', 'rw')]));
  const { user } = open();
  await user.click(await checkbox('Write FAQs'));
  await clickButton(user, 'Save');
  expect(await screen.findByText('Permissions saved.')).toBeInTheDocument();
});

test('Refresh loads the newest list with its version', async () => {
  const api = userApi();
  api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7')], version(7)));
  const { user } = open();
  await checkbox('Write FAQs');
  api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'rw')], version(8)));
  await clickButton(user, 'Refresh');
  await waitFor(async () => expect(await checkbox('Write FAQs')).toBeChecked());
  await user.click(await checkbox('Execute FAQs'));
  await saveAndGetBody(user, api);
  expect(api.calls.find(({ method }) => method === 'POST')?.headers['If-Match']).toBe('"8"');
});
