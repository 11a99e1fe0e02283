import { screen, waitFor } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { calendar, clickButton, entry, failure, link, open, openDeleteDialog, server } from '../../testing/bin';

beforeEach(() => signedInAs());

test('a restored item leaves the bin, and the message links to it', async () => {
  const api = server();
  const { user } = open();
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText('Spa days is restored.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', link);
  expect(api.paths()).toContain('POST /bin/1/restore');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Spa days/ })).not.toBeInTheDocument());
});

test('an entry without a name is called by its kind, in messages too', async () => {
  const api = server([entry('1', { name: '' })]);
  const { user } = open();
  const dialog = await openDeleteDialog(user, 'Special');
  expect(dialog.getByText('Special')).toBeInTheDocument();
  api.set('DELETE /bin/:id', failure(404, 'This is no longer in the bin.'));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(/^Special is no longer in the bin/)).toBeInTheDocument();
  await clickButton(user, 'Restore Special');
  expect(await screen.findByText('Special is restored.')).toBeInTheDocument();
});

test('what was left out is reported, and an item without a page has no link', async () => {
  const api = server();
  const left_out = [{ field: 'region_id', message: 'Its region no longer exists.' }];
  api.set('POST /bin/:id/restore', { data: { id: '9' }, meta: { kind: 'properties', property_id: '9', left_out, link: null } });
  const { user } = open();
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText('Spa days is restored. Its region no longer exists.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
});

test.each([
  [
    404,
    'This is no longer in the bin.',
    'Spa days is no longer in the bin: somebody else restored or removed it in the meantime.',
  ],
  [409, 'There is now another calendar with the same name.', 'There is now another calendar with the same name.'],
])('a restore that comes too late (%s) is reported, and the list is reloaded', async (status, message, expectedMessage) => {
  const api = server();
  api.set('POST /bin/:id/restore', failure(status, message));
  const { user } = open();
  await screen.findByRole('row', { name: /Spa days/ });
  api.set('GET /bin', listOf([calendar]));
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText(expectedMessage)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Spa days/ })).not.toBeInTheDocument());
});

test('a restore without a response is reported, and can be retried', async () => {
  const api = server();
  api.set('POST /bin/:id/restore', 'network gone');
  const { user } = open();
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restore Spa days' })).not.toHaveAttribute('aria-disabled');
});

test('a restore is reported as done although the response was lost', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('row', { name: /Spa days/ });
  api.set('POST /bin/:id/restore', 'network gone');
  api.set('GET /bin/:id', failure(404, 'This is no longer in the bin.'));
  api.set('GET /bin', listOf([calendar]));
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText('Spa days is restored.')).toBeInTheDocument();
  expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument();
});

test('a removal whose response was lost is reported as done at the next attempt', async () => {
  const api = server();
  api.set('DELETE /bin/:id', 'network gone');
  const { user } = open();
  const dialog = await openDeleteDialog(user, 'Weekly');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText(/could not be reached/)).toBeInTheDocument();
  api.set('DELETE /bin/:id', failure(404, 'This is no longer in the bin.'));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Weekly is deleted for good.')).toBeInTheDocument();
});

test('Delete for good asks for confirmation and lists what is deleted too', async () => {
  const api = server();
  const { user } = open();
  const dialog = await openDeleteDialog(user, 'Weekly');
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '2 calendar events',
    '1 right of a user',
    '7 other entries',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Weekly is deleted for good.')).toBeInTheDocument();
  expect(api.paths()).toContain('DELETE /bin/2');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Weekly/ })).not.toBeInTheDocument());
});

test('a refused removal is shown in the dialog, which stays open; a removal by somebody else closes it', async () => {
  const api = server();
  api.set('GET /bin/:id', failure(503, 'The data cannot be reached right now.'));
  api.set('DELETE /bin/:id', failure(503, 'The data cannot be reached right now.'));
  const { user } = open();
  const dialog = await openDeleteDialog(user, 'Weekly');
  expect(await dialog.findByText('The list of what else will be removed could not be loaded.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText('The data cannot be reached right now.')).toBeInTheDocument();
  api.set('DELETE /bin/:id', failure(404, 'This is no longer in the bin.'));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(/^Weekly is no longer in the bin/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
