import { screen, waitFor } from '@testing-library/react';
import { request } from 'shared-kit/api/http';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { optionsOf } from 'shared-kit/testing/formParts';
import { keepRetryDelays } from 'shared-kit/testing/retryDelays';
import { listing, open, override, row } from '../../testing/alerts/assignments';
import { alertServer, changes } from '../../testing/alerts/samples';

beforeEach(() => signedInAs());

const DOWN = { status: 503, body: { message: 'The service is down.', code: 'unavailable', fields: {} } };
const NOT_CHANGED = 'The alert of Saltmarsh was not changed.';

/** Opens the page, where Saltmarsh shows “Pool closed” without Override. */
async function openSaltmarsh() {
  const api = alertServer();
  const { user } = open();
  await row('Saltmarsh');
  await waitFor(async () => expect(optionsOf(await listing('Saltmarsh'))).toContain('Harbour festival'));
  const choose = async (alert: string) => user.selectOptions(await listing('Saltmarsh'), alert);
  return { api, choose, switchOverride: () => user.click(override('Saltmarsh')) };
}

/** Changes the assignment of Saltmarsh as somebody else would. */
const assignElsewhere = (body: object) => request('PUT', '/alerts/assign', { body: { propertyId: '7', ...body } });

/** Each change waits for `answer`, and fails. */
function failLater(api: ReturnType<typeof alertServer>) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  api.set('PUT /alerts/assign', () => answered.then(() => DOWN));
  return () => answer();
}

test('a change that follows a failed one is not sent, since it was meant for another alert', async () => {
  const { api, choose, switchOverride } = await openSaltmarsh();
  const answer = failLater(api);
  await choose('Harbour festival');
  await switchOverride();
  answer();
  const message = `${NOT_CHANGED} The service is down. The change after it was not made either.`;
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(async () => expect(await listing('Saltmarsh')).toHaveDisplayValue('Pool closed'));
  expect(override('Saltmarsh')).not.toBeChecked();
  expect(changes(api)).toHaveLength(1);
});

test('several changes that follow a failed one are reported together', async () => {
  const { api, choose, switchOverride } = await openSaltmarsh();
  const answer = failLater(api);
  await choose('Harbour festival');
  await switchOverride();
  await switchOverride();
  answer();
  const message = `${NOT_CHANGED} The service is down. The 2 changes after it were not made either.`;
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(changes(api)).toHaveLength(1);
});

test('after a change that failed, the next one is sent for what is shown then', async () => {
  const { api, choose, switchOverride } = await openSaltmarsh();
  failLater(api)();
  await choose('Harbour festival');
  await screen.findByText(`${NOT_CHANGED} The service is down.`);
  await switchOverride();
  await waitFor(() => expect(changes(api)).toHaveLength(2));
  const expected = { alert_id: '1', override: false };
  expect(changes(api).at(-1)).toEqual(['PUT /alerts/assign', { property_id: '7', override: true, expected }]);
});

test('Override is not set on an alert that somebody else has assigned since; the row shows that one', async () => {
  const { switchOverride } = await openSaltmarsh();
  await assignElsewhere({ alertId: '2' });
  await switchOverride();
  const message = `${NOT_CHANGED} Somebody else changed it in the meantime, so it stays as it is.`;
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(async () => expect(await listing('Saltmarsh')).toHaveDisplayValue('Harbour festival'));
  expect(override('Saltmarsh')).not.toBeChecked();
  await switchOverride();
  expect(await screen.findByText('Saltmarsh shows its own alert instead of the global one.')).toBeInTheDocument();
});

describe('after a change that was made although neither the response nor a look-up arrived', () => {
  // Until the next attempt, the page shows what it knew before.
  keepRetryDelays();

  /** The response is lost, and the requests that ask whether the change was made and what the property shows now fail too. */
  async function loseChange() {
    const page = await openSaltmarsh();
    page.api.lose('PUT /alerts/assign');
    page.api.lose('GET /alerts/assigned', 2);
    await page.choose('Harbour festival');
    expect(await screen.findByText(/It may have been done all the same\.$/)).toBeInTheDocument();
    await waitFor(async () => expect(await listing('Saltmarsh')).toHaveDisplayValue('Pool closed'));
    return page;
  }

  test('the same change again is reported as made', async () => {
    const { choose } = await loseChange();
    await choose('Harbour festival');
    expect(await screen.findByText('The alert of Saltmarsh is now “Harbour festival”.')).toBeInTheDocument();
    expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument();
  });

  test('a different change is refused, without blaming somebody else', async () => {
    const { switchOverride } = await loseChange();
    await switchOverride();
    const message = `${NOT_CHANGED} Your previous change was saved, but this page does not show it yet. Please choose again.`;
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(async () => expect(await listing('Saltmarsh')).toHaveDisplayValue('Harbour festival'));
    expect(override('Saltmarsh')).not.toBeChecked();
  });
});
