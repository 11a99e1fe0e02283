import { fireEvent, screen, within } from '@testing-library/react';
import { jpeg } from '../../../testing/media';
import { choose, openDialog, pdf, row, serveUploads, svg } from '../../../testing/uploadDialog';

const server = serveUploads();

test('a file that is too large or of a wrong type is refused with a message, without a request', async () => {
  const user = await openDialog();
  await choose(user, jpeg('huge.jpg', 3_000_001), svg());
  expect(await within(await row('huge.jpg')).findByText('File must be 3,000,000 bytes or less.')).toBeInTheDocument();
  expect(within(await row('logo.svg')).getByRole('alert')).toHaveTextContent(
    'File must be a JPEG, PNG, WebP, GIF or AVIF image or a PDF document.',
  );
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  expect(server.api().calls).toEqual([]);
});

test('a picker of pictures names the pictures that it takes, and no documents', async () => {
  const user = await openDialog({ kind: 'image' });
  await choose(user, svg());
  const message = 'File must be a JPEG, PNG, WebP, GIF or AVIF image.';
  expect(within(await row('logo.svg')).getByRole('alert')).toHaveTextContent(new RegExp(`${message}$`));
});

test.each(['IMG_0001.HEIC', 'IMG_0001.jpg'])('a photo that an iPhone took as HEIC says so, also as %s', async (name) => {
  const user = await openDialog();
  const head = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
  await choose(user, new File([head], name, { type: 'image/heic' }));
  expect(within(await row(name)).getByRole('alert')).toHaveTextContent(
    'PDF document. This is a HEIC photo, as iPhones take them: save it as a JPEG first.',
  );
});

test('a file that is too large and of a wrong type says both, so that nobody makes it smaller in vain', async () => {
  const user = await openDialog({ kind: 'image' });
  const photo = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic', new Uint8Array(3_000_000)], 'IMG_0002.HEIC');
  await choose(user, photo, new File(['%PDF-1.7', new Uint8Array(3_000_000)], 'menu.pdf'));
  const tooLarge = 'File must be 3,000,000 bytes or less. File must be a JPEG, PNG, WebP, GIF or AVIF image.';
  const heic = 'This is a HEIC photo, as iPhones take them: save it as a JPEG first.';
  expect(within(await row('IMG_0002.HEIC')).getByRole('alert')).toHaveTextContent(`${tooLarge} ${heic}`);
  expect(within(await row('menu.pdf')).getByRole('alert')).toHaveTextContent(new RegExp(`${tooLarge}$`));
});

test('a folder that is dropped says that its files are to be dropped, and the files beside it are added', async () => {
  await openDialog();
  const file = jpeg('pool.jpg');
  const entry = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });
  const folder = new File(['?'], 'holiday');
  fireEvent.drop(screen.getByRole('group', { name: 'Files' }), {
    dataTransfer: { types: ['Files'], files: [folder, file], items: [entry(true), entry(false)] },
  });
  expect(await screen.findByText('A folder cannot be uploaded. Open it and drop the files in it.')).toBeInTheDocument();
  expect(await row('pool.jpg')).toBeInTheDocument();
  expect(screen.queryByText('holiday')).not.toBeInTheDocument();
});

test('an empty file says so', async () => {
  const user = await openDialog();
  await choose(user, new File([], 'nothing.jpg', { type: 'image/jpeg' }));
  expect(within(await row('nothing.jpg')).getByRole('alert')).toHaveTextContent('The file is empty: it has 0 bytes.');
});

test('a file of exactly 3,000,000 bytes is uploaded', async () => {
  const user = await openDialog();
  await choose(user, jpeg('full.jpg', 3_000_000));
  await row('full.jpg');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument();
});

test('details that the server would refuse show an error at their fields before anything is sent', async () => {
  const user = await openDialog();
  await choose(user, jpeg('pool.jpg'));
  const pool = within(await row('pool.jpg'));
  await user.click(pool.getByLabelText('Image Alt Tag'));
  await user.paste('a'.repeat(1001));
  await user.click(screen.getByLabelText('Tags'));
  await user.paste(`pool, ${'b'.repeat(201)}`);
  expect(screen.getByLabelText('Tags')).toHaveAccessibleDescription(/Must be at most 200 characters/);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(pool.getByLabelText('Image Alt Tag')).toHaveAccessibleDescription(/Must be at most 1,000 characters/);
  expect(server.store().received).toEqual([]);

  await user.clear(screen.getByLabelText('Tags'));
  await user.clear(pool.getByLabelText('Image Alt Tag'));
  await user.type(pool.getByLabelText('Image Alt Tag'), 'A pool');
  expect(screen.queryByText(/Must be at most/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument();
});

test("a file without a name says 'Required!' and stays", async () => {
  const user = await openDialog();
  await choose(user, jpeg('pool.jpg'));
  const pool = within(await row('pool.jpg'));
  await user.clear(pool.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(pool.getByText('Required!')).toBeInTheDocument();
  expect(server.api().calls).toEqual([]);
});

test('a name that is too long shows an error before anything is sent', async () => {
  const user = await openDialog();
  const name = `${'x'.repeat(201)}.jpg`;
  await choose(user, jpeg(name));
  const long = within(await row(name));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(long.getByLabelText('Name')).toHaveAccessibleDescription(/Must be at most 200 characters/);
  expect(server.api().calls).toEqual([]);
});

test('a picker for pictures refuses a PDF with a message', async () => {
  const user = await openDialog({ kind: 'image', onUploaded: jest.fn() });
  await choose(user, pdf());
  expect(within(await row('menu.pdf')).getByRole('alert')).toHaveTextContent(
    'File must be a JPEG, PNG, WebP, GIF or AVIF image.',
  );
});
