import { screen } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { openNew, server, shared } from '../../testing/sharedSpecials';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
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
])('the message counts the hotels that already have it: %j', async (hotelIds, message) => {
  const api = server();
  const existing = (property_id: string) => ({ property_id, outcome: 'existing', special_id: '5', message: null });
  api.set('POST /shared-specials', ({ body }) => ({
    status: 201,
    body: { data: { ...shared('9'), ...(body as object) }, meta: { distribution: hotelIds.map(existing) } },
  }));
  const { user } = openNew('?from=2');
  await screen.findByRole('checkbox', { name: 'The Aster' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Shared Special saved. ${message}`)).toBeInTheDocument();
});
