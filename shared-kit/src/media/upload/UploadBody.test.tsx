import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { closeModal } from 'shared-kit/shellServices/modal';
import { dismissToast, useToasts } from 'shared-kit/shellServices/toast';
import { jpeg } from '../../../testing/media';
import { choose, openDialog, pdf, row, serveUploads, svg } from '../../../testing/uploadDialog';
import { openUpload } from '../mediaModals';

const server = serveUploads();

test('several files are uploaded, each with its own details', async () => {
  const user = await openDialog();
  expect(screen.getByRole('dialog', { name: 'Upload File' })).toBeInTheDocument();
  await choose(user, jpeg('garden-arch.jpg'), pdf());

  const garden = within(await row('garden-arch.jpg'));
  await user.clear(garden.getByLabelText('Name'));
  await user.type(garden.getByLabelText('Name'), 'Garden arch');
  await user.type(garden.getByLabelText('Image Alt Tag'), 'An arch of roses');
  await user.click(garden.getByLabelText('Its own categories and tags'));
  await user.click(garden.getByLabelText('Home Promos'));
  await user.type(garden.getByLabelText('Tags'), 'roses, winter garden,');
  const all = within(screen.getByRole('group', { name: 'For all files' }));
  await user.click(all.getByLabelText('Tiled Promos'));

  await user.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  expect(await screen.findByText('2 of 2 uploaded')).toBeInTheDocument();

  const signs = server
    .api()
    .calls.filter(({ path }) => path === '/assets/sign')
    .map(({ query }) => query);
  expect(signs).toContainEqual({ filename: 'garden-arch.jpg', filetype: 'image/jpeg', filesize: '100', name: 'Garden arch' });
  expect(
    server
      .store()
      .received.map(({ address }) => address)
      .sort(),
  ).toEqual(['https://store.example/garden-arch.jpg', 'https://store.example/menu.pdf']);
  expect(server.postedAssets()).toContainEqual({
    filename: 'k-garden-arch.jpg',
    filetype: 'image/jpeg',
    filesize: 100,
    name: 'Garden arch',
    description: '',
    alt: 'An arch of roses',
    tags: [{ name: 'roses' }, { name: 'winter garden' }],
    categories: ['Home Promos'],
  });
  expect(server.postedAssets()).toContainEqual(expect.objectContaining({ name: 'Menu', categories: ['Tiled Promos'], tags: [] }));
});

test('the line below the list says how many cannot be uploaded, and how many failed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openDialog();
  await choose(user, jpeg('one.jpg'), jpeg('huge.jpg', 3_000_001), svg());
  expect(await screen.findByText('0 of 1 uploaded, 2 cannot be uploaded')).toBeInTheDocument();
  server.store().cutOff(true);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('0 of 1 uploaded, 1 failed, 2 cannot be uploaded')).toBeInTheDocument();
  log.mockRestore();
});

test('files can be dropped', async () => {
  await openDialog();
  fireEvent.drop(screen.getByRole('group', { name: 'Files' }), {
    dataTransfer: { types: ['Files'], files: [jpeg('dropped.jpg')] },
  });
  expect(await row('dropped.jpg')).toBeInTheDocument();
});

test('all seven categories are offered, that of the picker is ticked, and the picker gets the asset', async () => {
  const onUploaded = jest.fn();
  const user = await openDialog({ kind: 'image', category: 'Calendars', multiple: false, onUploaded });
  await choose(user, jpeg('fair.jpg'));
  await row('fair.jpg');
  const boxes = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('checkbox');
  expect(boxes).toHaveLength(7);
  expect(screen.getByLabelText('Calendars')).toBeChecked();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ id: 'new-1', categories: ['Calendars'] }));
});

test('closing the dialog by mistake loses nothing; Cancel drops the files', async () => {
  const user = await openDialog();
  await choose(user, jpeg('pool.jpg'));
  await user.type(within(await row('pool.jpg')).getByLabelText('Image Alt Tag'), 'The pool');
  act(() => closeModal());
  const toasts = renderHook(() => useToasts());
  const message = 'Not uploaded yet. Open ‘Upload File’ again: your files and what you typed are still there.';
  expect(toasts.result.current.map(({ text }) => text)).toEqual([message]);
  act(() => dismissToast(toasts.result.current[0]?.id ?? 0));
  act(() => openUpload());
  expect(within(await row('pool.jpg')).getByLabelText('Image Alt Tag')).toHaveValue('The pool');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(toasts.result.current).toEqual([]);
  act(() => openUpload());
  await screen.findByText(/Drop files here/);
  expect(screen.queryByRole('listitem', { name: 'pool.jpg' })).not.toBeInTheDocument();
});
