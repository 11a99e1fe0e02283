import { waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import { page, takeNotice } from '../../session/leave';
import { expire } from '../../session/loadProfile';
import { resetSession } from '../../session/state';
import { openQueue } from './openQueues';

test('unfinished uploads are cancelled at sign-out', async () => {
  signedInAs();
  const api = fakeApi({ 'GET /assets/sign': 'no answer' });
  const queue = openQueue(undefined, undefined);
  await queue.add([1, 2, 3].map((nth) => new File(['%PDF-1.7'], `menu-${nth}.pdf`, { type: 'application/pdf' })));
  queue.startAll();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  resetSession('signOut');
  signedInAs();
  await waitFor(() => expect(queue.get().items.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']));
  expect(api.calls).toHaveLength(2);
});

test('a session that ends before all files are uploaded says that they have to be chosen again', async () => {
  jest.spyOn(page, 'toRoot').mockReturnValue();
  const pdf = new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' });
  signedInAs();
  fakeApi({ 'GET /assets/sign': 'no answer' });
  const queue = openQueue(undefined, undefined);
  await queue.add([pdf]);
  queue.startAll();
  expire();
  expect(takeNotice()).toBe(
    'Your session ended. Please sign in again. Files that were not uploaded yet have to be chosen again.',
  );
  signedInAs();
  openQueue(undefined, undefined);
  expire();
  expect(takeNotice()).toBe('Your session ended. Please sign in again.');
});
