import { act, screen, waitFor, within } from '@testing-library/react';
import { jpeg, uploadRoutes } from '../../../testing/media';
import { choose, openDialog, row, serveUploads } from '../../../testing/uploadDialog';

const server = serveUploads();

test('Retry failed sends all failed files again, but no new ones', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openDialog();
  await choose(user, jpeg('one.jpg'), jpeg('two.jpg'));
  await row('two.jpg');
  expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
  server.store().cutOff(true);
  await user.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  await screen.findByRole('button', { name: 'Retry two.jpg' });
  server.store().cutOff(false);
  // While nothing else is left to upload, one button says what both would do.
  expect(screen.getAllByRole('button', { name: /^(Retry failed|Upload)/ })).toEqual([
    screen.getByRole('button', { name: 'Retry failed' }),
  ]);
  await choose(user, jpeg('three.jpg'));
  await row('three.jpg');
  await user.click(screen.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('2 of 3 uploaded')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
  log.mockRestore();
});

test('a refused signing is logged; the page stays usable and the file can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sign = uploadRoutes()['GET /assets/sign'];
  server.api().set('GET /assets/sign', { status: 500, body: { message: 'It could not be signed.', code: 'internal' } });
  const user = await openDialog();
  await choose(user, jpeg('pool.jpg'));
  await row('pool.jpg');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await within(await row('pool.jpg')).findByRole('alert')).toHaveTextContent('It could not be signed.');
  expect(log).toHaveBeenCalledWith('The file was not uploaded.', expect.objectContaining({ status: 500 }));
  log.mockRestore();
  expect(server.store().received).toEqual([]);
  server.api().set('GET /assets/sign', sign);
  await user.click(screen.getByRole('button', { name: 'Retry pool.jpg' }));
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument();
});

test('a file whose response was lost is sent again under the same key', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openDialog();
  await choose(user, jpeg('pool.jpg'));
  const create = uploadRoutes()['POST /assets'];
  server.api().set('POST /assets', 'network gone');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(await screen.findByRole('button', { name: 'Retry pool.jpg' }));
  await waitFor(() => expect(server.postedAssets()).toHaveLength(2));
  server.api().set('POST /assets', create);
  await user.click(await screen.findByRole('button', { name: 'Retry pool.jpg' }));
  await screen.findByText('1 of 1 uploaded');
  const keys = server.api().calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], keys[0]]);
  log.mockRestore();
});

test('an upload that was cut off keeps what was typed and can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openDialog();
  await choose(user, jpeg('pool.jpg'));
  const pool = within(await row('pool.jpg'));
  await user.type(pool.getByLabelText('Image Alt Tag'), 'The pool at noon');
  server.store().cutOff(true);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await pool.findByRole('alert')).toHaveTextContent(
    'pool.jpg was not uploaded: the connection was lost. Please try again.',
  );
  expect(pool.getByLabelText('Image Alt Tag')).toHaveValue('The pool at noon');
  expect(log).toHaveBeenCalled();
  log.mockRestore();
  await user.type(pool.getByLabelText('Image Alt Tag'), '!');
  expect(pool.getByRole('alert')).toHaveTextContent('the connection was lost');

  server.store().cutOff(false);
  await user.click(pool.getByRole('button', { name: 'Retry pool.jpg' }));
  await screen.findByText('1 of 1 uploaded');
  expect(server.postedAssets()).toEqual([expect.objectContaining({ alt: 'The pool at noon!' })]);
});

test('each file has a progress bar, can be cancelled on its own, and retried', async () => {
  const user = await openDialog();
  await choose(user, jpeg('one.jpg'), jpeg('two.jpg'), jpeg('three.jpg'));
  await row('three.jpg');
  server.store().hold();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  expect(within(await row('three.jpg')).getByText('Waiting')).toBeInTheDocument();
  await waitFor(() => expect(server.api().calls).toHaveLength(2));
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'one.jpg',
    'two.jpg',
    'three.jpg',
  ]);
  await user.click(screen.getByRole('button', { name: 'Cancel one.jpg' }));
  expect(await within(await row('one.jpg')).findByText('Cancelled')).toBeInTheDocument();
  await waitFor(() => expect(server.api().calls).toHaveLength(3));
  await act(async () => server.store().release());
  expect(await screen.findByText('2 of 3 uploaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry one.jpg' }));
  expect(await screen.findByText('3 of 3 uploaded')).toBeInTheDocument();
});

test.each([
  ['its address is asked for', 'GET /assets/sign', []],
  ['it is added to the library', 'POST /assets', [expect.anything()]],
] as const)('a file can be cancelled while %s, and sends nothing more until Retry', async (_when, route, sent) => {
  const user = await openDialog();
  await choose(user, jpeg('pool.jpg'));
  const answer = uploadRoutes()[route];
  server.api().set(route, 'no answer');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(server.api().calls.at(-1)).toMatchObject({ path: route.split(' ')[1] }));
  await user.click(screen.getByRole('button', { name: 'Cancel pool.jpg' }));
  const pool = within(await row('pool.jpg'));
  expect(await pool.findByText('Cancelled')).toBeInTheDocument();
  expect(pool.queryByRole('alert')).not.toBeInTheDocument();
  expect(server.store().received).toEqual(sent);
  server.api().set(route, answer);
  await user.click(screen.getByRole('button', { name: 'Retry pool.jpg' }));
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument();
  expect(server.store().received).toHaveLength(sent.length + 1);
});

test('a file that waits for others can be cancelled, and is not sent', async () => {
  const user = await openDialog();
  await choose(user, jpeg('one.jpg'), jpeg('two.jpg'), jpeg('three.jpg'));
  await row('three.jpg');
  server.store().hold();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel three.jpg' }));
  expect(within(await row('three.jpg')).getByText('Cancelled')).toBeInTheDocument();
  await act(async () => server.store().release());
  expect(await screen.findByText('2 of 3 uploaded')).toBeInTheDocument();
  expect(server.postedAssets()).toHaveLength(2);
});
