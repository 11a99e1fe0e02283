import { waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
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
