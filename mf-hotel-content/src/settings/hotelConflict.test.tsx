import { screen, waitFor } from '@testing-library/react';
import type { FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { marchmont, open, puts, save, server, textbox } from '../../testing/hotelSettings';

beforeEach(() => signedInAs());

// The hotel as somebody else has saved it in the meantime (API contract §1, 412).
const theirs = {
  ...marchmont,
  url: 'https://theirs.example',
  brand_code: 'xx',
  version: 9,
  updated_at: '2026-07-01T09:00:00.000Z',
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
  await screen.findByText(/^Ivo Lane saved this on Jul 1, 2026, 10:00 AM, while you were editing\.$/);
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
