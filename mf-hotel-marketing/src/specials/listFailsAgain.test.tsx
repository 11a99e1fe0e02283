import { screen, waitFor } from '@testing-library/react';
import { refresh } from 'shared-kit/api/resource';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { listOf } from 'shared-kit/testing/fakeApi';
import { LIST, open, server } from '../../testing/specials/list';
import { special } from '../../testing/specials/samples';

const OUTAGE = { status: 503, body: { message: 'The service is not available.', code: 'unavailable' } };
const NOTE = 'This could not be loaded again and may be out of date.';

beforeEach(() => signedInAs());

test('the rows of a list stay if they cannot be loaded again, and the page says so', async () => {
  const api = server();
  const { user } = open();
  const rows = () => screen.getAllByRole('row').length;
  await screen.findAllByRole('rowheader');
  const before = rows();
  api.set(`GET ${LIST}`, OUTAGE);
  void refresh(LIST);
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  expect(rows()).toBe(before);
  api.set(`GET ${LIST}`, listOf([special('1')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
  expect(rows()).toBe(2);
});

test('the rows go once they may no longer be read, and the page says why', async () => {
  const api = server();
  open();
  await screen.findAllByRole('rowheader');
  api.set(`GET ${LIST}`, {
    status: 403,
    body: { message: 'You may not read the specials of this property.', code: 'forbidden' },
  });
  void refresh(LIST);
  expect(await screen.findByText('You may not read the specials of this property.')).toBeInTheDocument();
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
});
