import { screen, waitFor, within } from '@testing-library/react';
import { afterDays, endOfDay } from 'shared-kit/rules/tokenExpiry';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { atMoment } from 'shared-kit/testing/atMoment';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { optionsOf } from 'shared-kit/testing/formParts';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { expiryNote } from './expiryNote';
import NewTokenPage from './NewTokenPage';
import TokensPage from './TokensPage';

const dayOf = (instant: string) => instant.slice(0, 10);
const token = (name: string, expires_on: string | null, last_used_on: string | null = null) => ({
  id: name,
  name,
  value: `ik_${name}`,
  permissions: [{ property: null }],
  sessions: { token: `ik_${name}`, expires_on },
  last_used_on,
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  updated_by: null,
});
const [over, soon, long] = [afterDays(-2), afterDays(5), afterDays(100)];
const rows = [token('Over', over, '2026-11-20T17:05:00.000Z'), token('Soon', soon), token('Long', long), token('Always', null)];

const server = () =>
  fakeApi({
    'GET /tokens': listOf(rows),
    'GET /properties': listOf([]),
    'POST /tokens': ({ body }: FakeCall) => ({ status: 201, body: { data: { ...rows[0], ...(body as object) } } }),
    'PUT /tokens/:id': { data: { ...rows[0], version: 4 } },
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const sent = (api: ReturnType<typeof server>, method: string) => api.calls.filter((call) => call.method === method);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('the list', () => {
  const open = () => renderPage(<TokensPage />, '/tokens', '/tokens');

  test('shows when each expires, with a badge when it needs attention, and when it was last used', async () => {
    server();
    open();
    const expired = await row(/Over/);
    expect(expired.getByText(dayOf(over))).toBeInTheDocument();
    expect(expired.getByText('Expired')).toBeInTheDocument();
    expect(expired.getByText('Nov 20, 2026, 5:05 PM')).toBeInTheDocument();
    const ending = await row(/Soon/);
    expect(ending.getByText(dayOf(soon))).toBeInTheDocument();
    expect(ending.getByText('Expires in 5 days')).toBeInTheDocument();
    expect(ending.getByText('Never used')).toBeInTheDocument();
    const lasting = await row(/Long/);
    expect(lasting.getByText(dayOf(long))).toBeInTheDocument();
    expect(lasting.queryByText(/^Expire/)).not.toBeInTheDocument();
    expect((await row(/Always/)).getByText('Never expires')).toBeInTheDocument();
  });
});

test.each([
  ['2026-11-24T08:59:59.000Z', 'Expired'],
  ['2026-11-24T23:59:59.000Z', 'Expires today'],
  ['2026-11-25T00:00:01.000Z', 'Expires in 1 day'],
  ['2026-12-01T09:00:00.000Z', 'Expires in 7 days'],
  ['2026-12-01T09:00:01.000Z', null],
  [null, null],
])('at nine on November 24, the expiry %s is noted as: %s', (expiresOn, note) => {
  expect(expiryNote(expiresOn, Date.parse('2026-11-24T09:00:00.000Z'))).toBe(note);
});

describe('Change Expiry', () => {
  const open = async (name: string) => {
    const { user } = renderPage(<TokensPage />, '/tokens', '/tokens');
    await chooseInMenu(user, name, 'Change expiry...');
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Change Expiry' })) };
  };

  test.each([
    ['Over', `Over expired on ${dayOf(over)}. With a later expiry it works again.`],
    ['Soon', `Soon expires on ${dayOf(soon)}.`],
    ['Always', 'Always never expires.'],
  ])('%s: %s', async (name, text) => {
    server();
    expect((await open(name)).dialog.getByText(text)).toBeInTheDocument();
  });

  test('gives the token another expiry, based on the version that is shown', async () => {
    const api = server();
    const { user, dialog } = await open('Over');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Expiry' }), '1 year');
    await user.click(dialog.getByRole('button', { name: 'Change expiry' }));
    expect(await screen.findByText(`Over expires on ${dayOf(afterDays(365))}.`)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [put] = sent(api, 'PUT');
    expect(put).toMatchObject({ body: { expires_on: expect.stringContaining(dayOf(afterDays(365))) } });
    expect(put?.headers).toMatchObject({ 'If-Match': '"3"' });
  });

  test('never is null', async () => {
    const api = server();
    const { user, dialog } = await open('Soon');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Expiry' }), 'Never expires');
    await user.click(dialog.getByRole('button', { name: 'Change expiry' }));
    expect(await screen.findByText('Soon never expires.')).toBeInTheDocument();
    expect(sent(api, 'PUT').map(({ body }) => body)).toEqual([{ expires_on: null }]);
  });

  test('a missing or past date is reported at the date, which gets the focus, and nothing is sent', async () => {
    const api = server();
    const { user, dialog } = await open('Soon');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Expiry' }), 'Until a date');
    const date = dialog.getByRole('textbox', { name: 'Expiry Date' });
    await user.click(dialog.getByRole('button', { name: 'Change expiry' }));
    expect(date).toHaveAccessibleDescription('Required!');
    await waitFor(() => expect(date).toHaveFocus());
    await user.type(date, '01/02/2020');
    expect(date).toHaveAccessibleDescription('Must be in the future, and within ten years.');
    await user.clear(date);
    await user.type(date, 'some day');
    expect(date).toHaveAccessibleDescription('Must be a date, such as 12/25/2026');
    await user.click(dialog.getByRole('button', { name: 'Change expiry' }));
    expect(sent(api, 'PUT')).toEqual([]);
  });

  const changedBefore = (expires_on: string | null) => ({
    status: 412,
    body: {
      message: 'Somebody else changed this in the meantime.',
      code: 'stale',
      fields: {},
      current: { ...token('Soon', expires_on), version: 4 },
    },
  });

  test('a change that somebody else made first is shown, and a second press replaces it', async () => {
    const api = server();
    api.set('PUT /tokens/:id', ({ headers }) =>
      headers['If-Match'] === '"4"' ? { data: { ...rows[1], version: 5 } } : changedBefore(long),
    );
    const { user, dialog } = await open('Soon');
    await user.click(dialog.getByRole('button', { name: 'Change expiry' }));
    expect(await dialog.findByText('Somebody else changed this in the meantime.')).toBeInTheDocument();
    const currentState = `Soon expires on ${dayOf(long)}. Press Change expiry again if you still want to change it.`;
    expect(dialog.getByText(currentState)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Change expiry' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a change whose response was lost is no conflict', async () => {
    server().set('PUT /tokens/:id', changedBefore(null));
    const { user, dialog } = await open('Soon');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Expiry' }), 'Never expires');
    await user.click(dialog.getByRole('button', { name: 'Change expiry' }));
    expect(await screen.findByText('Soon never expires.')).toBeInTheDocument();
  });
});

describe('New Token', () => {
  const open = async () => {
    const { user, address } = renderPage(<NewTokenPage />, '/tokens/new', '/tokens/new');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kiosk');
    await user.click(screen.getByRole('checkbox', { name: /Access to All Properties/ }));
    return { user, address, expiry: screen.getByRole('combobox', { name: 'Expiry' }) };
  };

  test('starts with 90 days and says what day that is', async () => {
    server();
    const { user, expiry } = await open();
    expect(expiry).toHaveDisplayValue('90 days');
    expect(optionsOf(expiry)).toEqual(['30 days', '90 days', '180 days', '1 year', 'Until a date', 'Never expires']);
    expect(expiry).toHaveAccessibleDescription(expect.stringContaining(`It expires on ${dayOf(afterDays(90))}.`));
    await user.selectOptions(expiry, '30 days');
    expect(expiry).toHaveAccessibleDescription(expect.stringContaining(`It expires on ${dayOf(afterDays(30))}.`));
  });

  test('a chosen date is valid to its end; never is null', async () => {
    const api = server();
    const { user, address, expiry } = await open();
    await user.selectOptions(expiry, 'Never expires');
    await user.selectOptions(expiry, 'Until a date');
    const day = dayOf(long);
    const [year, month, date] = day.split('-');
    await user.type(screen.getByRole('textbox', { name: 'Expiry Date' }), `${month}/${date}/${year}`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/tokens'));
    expect(sent(api, 'POST')[0]?.body).toEqual({ name: 'Kiosk', property_id: '*', expires_on: endOfDay(day) });
  });

  test('a missing date shows Required!, and a refusal of the server shows at the field', async () => {
    const api = server();
    const { user, expiry } = await open();
    await user.selectOptions(expiry, 'Until a date');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const date = screen.getByRole('textbox', { name: 'Expiry Date' });
    await waitFor(() => expect(date).toHaveAccessibleDescription('Required!'));
    expect(sent(api, 'POST')).toEqual([]);
    const message = 'Must be in the future, and within ten years.';
    api.set('POST /tokens', { status: 422, body: { message, code: 'validation_failed', fields: { expires_on: message } } });
    await user.selectOptions(expiry, '30 days');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(expiry).toHaveAccessibleDescription(expect.stringContaining(message)));
  });
});

test('a list that stays open overnight shows what has expired since', async () => {
  await atMoment('2026-11-22T15:00:00Z', async (goTo) => {
    server().set('GET /tokens', listOf([token('Soon', '2026-11-23T23:00:00.000Z')]));
    renderPage(<TokensPage />, '/tokens', '/tokens');
    expect(await screen.findByText('Expires in 1 day')).toBeInTheDocument();
    await goTo('2026-11-24T08:00:00Z');
    expect(screen.getByText('Expired')).toBeInTheDocument();
  });
});
