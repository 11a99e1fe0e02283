import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeModal } from 'shared-kit/shellServices/modal';
import { dismissToast, useToasts } from 'shared-kit/shellServices/toast';
import { fakeApi } from '../../../testing/fakeApi';
import { signedInAs, signedOut } from '../../../testing/fakeSession';
import { openUpload } from '../mediaModals';
import { fakeStore, jpeg, OpenModal, uploadRoutes } from '../../../testing/media';

const pdf = () => new File(['%PDF-1.7 and so on'], 'menu.pdf', { type: 'application/pdf' });
const svg = () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });

let api: ReturnType<typeof fakeApi>;
let store: ReturnType<typeof fakeStore>;

beforeEach(() => {
  signedInAs();
  api = fakeApi(uploadRoutes());
  store = fakeStore();
});
afterEach(() => {
  act(() => closeModal());
  act(() => signedOut());
});

async function open(request: Parameters<typeof openUpload>[0] = {}) {
  render(<OpenModal />);
  act(() => openUpload(request));
  await screen.findByText(/Drop .* here/);
  return userEvent.setup({ applyAccept: false });
}
const choose = (user: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
  user.upload(screen.getByLabelText('Choose from your computer'), files);
const row = (name: string) => screen.findByRole('listitem', { name });
const posted = () => api.calls.filter(({ method, path }) => method === 'POST' && path === '/assets').map(({ body }) => body);

test('several files go up, each with what was typed about it', async () => {
  const user = await open();
  expect(screen.getByRole('dialog', { name: 'Upload File' })).toBeInTheDocument();
  await choose(user, jpeg('garden-arch.jpg'), pdf());

  const garden = within(await row('garden-arch.jpg'));
  await user.clear(garden.getByLabelText('Name'));
  await user.type(garden.getByLabelText('Name'), 'Garden arch');
  await user.type(garden.getByLabelText('Image Alt Tag'), 'An arch of roses');
  await user.click(garden.getByLabelText('Own categories and tags'));
  await user.click(garden.getByLabelText('Home Promos'));
  await user.type(garden.getByLabelText('Tags'), 'roses, winter garden,');
  const all = within(screen.getByRole('group', { name: 'For all files' }));
  await user.click(all.getByLabelText('Tiled Promos'));

  await user.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  expect(await screen.findByText('2 of 2 uploaded')).toBeInTheDocument();

  const signs = api.calls.filter(({ path }) => path === '/assets/sign').map(({ query }) => query);
  expect(signs).toContainEqual({ filename: 'garden-arch.jpg', filetype: 'image/jpeg', filesize: '100', name: 'Garden arch' });
  expect(store.received.map(({ address }) => address).sort()).toEqual([
    'https://store.example/garden-arch.jpg',
    'https://store.example/menu.pdf',
  ]);
  expect(posted()).toContainEqual({
    filename: 'k-garden-arch.jpg',
    filetype: 'image/jpeg',
    filesize: 100,
    name: 'Garden arch',
    description: '',
    alt: 'An arch of roses',
    tags: [{ name: 'roses' }, { name: 'winter garden' }],
    categories: ['Home Promos'],
  });
  expect(posted()).toContainEqual(expect.objectContaining({ name: 'Menu', categories: ['Tiled Promos'], tags: [] }));
});

test('too large or of a wrong type: refused in words, nothing is asked of the server', async () => {
  const user = await open();
  await choose(user, jpeg('huge.jpg', 3_000_001), svg());
  expect(await within(await row('huge.jpg')).findByText('File must be 3,000,000 bytes or less.')).toBeInTheDocument();
  expect(within(await row('logo.svg')).getByRole('alert')).toHaveTextContent(
    'File must be a JPEG, PNG, WebP, GIF or AVIF image or a PDF document.',
  );
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  expect(api.calls).toEqual([]);
});

describe('a photo over the limit', () => {
  const picture = { width: 8000, height: 4000, close: jest.fn() };
  const drawn: number[][] = [];
  /** @param bytes what a canvas is encoded into, by the side it was drawn with */
  function browser(bytes: (width: number) => number) {
    globalThis.createImageBitmap = jest.fn().mockResolvedValue(picture);
    drawn.length = 0;
    const context = { drawImage: (_picture: unknown, ...place: number[]) => drawn.push(place) };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(this: HTMLCanvasElement, give, type) {
      give(new Blob([new Uint8Array(bytes(this.width))], { type: type ?? 'image/png' }));
    });
  }
  afterEach(() => jest.restoreAllMocks());

  test('is made smaller if the person agrees, and says its size before and after', async () => {
    browser((width) => (width > 3200 ? 3_000_001 : 2_000_000));
    const user = await open();
    await choose(user, jpeg('huge.jpg', 5_000_000));
    const huge = within(await row('huge.jpg'));
    expect(createImageBitmap).not.toHaveBeenCalled();
    await user.click(huge.getByRole('button', { name: 'Make huge.jpg smaller' }));
    expect(await huge.findByText('5.0 MB → 2.0 MB')).toBeInTheDocument();
    expect(huge.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(drawn).toEqual([
      [0, 0, 4000, 2000],
      [0, 0, 3200, 1600],
    ]);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByText('1 of 1 uploaded');
    expect(posted()).toEqual([expect.objectContaining({ filetype: 'image/jpeg', filesize: 2_000_000 })]);
  });

  test.each([
    ['cannot be decoded', () => (globalThis.createImageBitmap = jest.fn().mockRejectedValue(new Error('broken')))],
    ['cannot be made small enough', () => browser(() => 3_000_001)],
  ])('that %s stays refused in the same words', async (_how, prepare) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    prepare();
    const user = await open();
    await choose(user, jpeg('huge.jpg', 5_000_000));
    const huge = within(await row('huge.jpg'));
    await user.click(huge.getByRole('button', { name: 'Make huge.jpg smaller' }));
    await waitFor(() => expect(huge.queryByRole('button', { name: /smaller/ })).not.toBeInTheDocument());
    expect(huge.getByRole('alert')).toHaveTextContent('File must be 3,000,000 bytes or less.');
    expect(log).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  });

  test('is not offered for a picture that moves', async () => {
    const user = await open();
    const webp = `RIFF    WEBPVP8X    ${String.fromCharCode(2)}`;
    await choose(user, new File([webp, new Uint8Array(3_000_001)], 'waves.webp', { type: 'image/webp' }));
    expect(within(await row('waves.webp')).getByRole('alert')).toHaveTextContent('File must be 3,000,000 bytes or less.');
    expect(screen.queryByRole('button', { name: /smaller/ })).not.toBeInTheDocument();
  });

  test('is not offered for what is no photo, or does not fit the place', async () => {
    const user = await open({ kind: 'appli' });
    const large = new File(['%PDF-1.7', new Uint8Array(3_000_000)], 'large.pdf', { type: 'application/pdf' });
    await choose(user, large, jpeg('huge.jpg', 3_000_001));
    await row('huge.jpg');
    expect(screen.queryByRole('button', { name: /smaller/ })).not.toBeInTheDocument();
  });
});

test('an empty file says so', async () => {
  const user = await open();
  await choose(user, new File([], 'nothing.jpg', { type: 'image/jpeg' }));
  expect(within(await row('nothing.jpg')).getByRole('alert')).toHaveTextContent('The file is empty: it has 0 bytes.');
});

test('the line below a long list says how many were left out, and how many failed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open();
  await choose(user, jpeg('one.jpg'), jpeg('huge.jpg', 3_000_001), svg());
  expect(await screen.findByText('0 of 1 uploaded, 2 cannot be uploaded')).toBeInTheDocument();
  store.cutOff(true);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('0 of 1 uploaded, 1 failed, 2 cannot be uploaded')).toBeInTheDocument();
  log.mockRestore();
});

test('all that failed are tried again at once; what was not sent yet waits', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open();
  await choose(user, jpeg('one.jpg'), jpeg('two.jpg'));
  await row('two.jpg');
  expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
  store.cutOff(true);
  await user.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  await screen.findByRole('button', { name: 'Retry two.jpg' });
  store.cutOff(false);
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

test('exactly 3,000,000 bytes go up', async () => {
  const user = await open();
  await choose(user, jpeg('full.jpg', 3_000_000));
  await row('full.jpg');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument();
});

test('a file that falls beside the place for files does not replace the page', async () => {
  await open();
  const isPrevented = (type: string, types: string[]) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: { types } });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(isPrevented('dragover', ['Files'])).toBe(true);
  expect(isPrevented('drop', ['Files'])).toBe(true);
  expect(isPrevented('drop', ['text/plain'])).toBe(false);
});

test('files can be dropped', async () => {
  await open();
  fireEvent.drop(screen.getByRole('group', { name: 'Files' }), {
    dataTransfer: { types: ['Files'], files: [jpeg('dropped.jpg')] },
  });
  expect(await row('dropped.jpg')).toBeInTheDocument();
});

test('a refused signing is logged; the page stays usable and the file can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sign = uploadRoutes()['GET /assets/sign'];
  api.set('GET /assets/sign', { status: 500, body: { message: 'It could not be signed.', code: 'internal' } });
  const user = await open();
  await choose(user, jpeg('pool.jpg'));
  await row('pool.jpg');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await within(await row('pool.jpg')).findByRole('alert')).toHaveTextContent('It could not be signed.');
  expect(log).toHaveBeenCalledWith('The file was not uploaded.', expect.objectContaining({ status: 500 }));
  log.mockRestore();
  expect(store.received).toEqual([]);
  api.set('GET /assets/sign', sign);
  await user.click(screen.getByRole('button', { name: 'Retry pool.jpg' }));
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument();
});

test('a file whose answer was lost is put into the library under the same key', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open();
  await choose(user, jpeg('pool.jpg'));
  const made = uploadRoutes()['POST /assets'];
  api.set('POST /assets', 'network gone');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(await screen.findByRole('button', { name: 'Retry pool.jpg' }));
  await waitFor(() => expect(posted()).toHaveLength(2));
  api.set('POST /assets', made);
  await user.click(await screen.findByRole('button', { name: 'Retry pool.jpg' }));
  await screen.findByText('1 of 1 uploaded');
  const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], keys[0]]);
  log.mockRestore();
});

test('an upload that was cut off keeps what was typed and can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open();
  await choose(user, jpeg('pool.jpg'));
  const pool = within(await row('pool.jpg'));
  await user.type(pool.getByLabelText('Image Alt Tag'), 'The pool at noon');
  store.cutOff(true);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await pool.findByRole('alert')).toHaveTextContent(
    'pool.jpg was not uploaded: the connection was lost. Please try again.',
  );
  expect(pool.getByLabelText('Image Alt Tag')).toHaveValue('The pool at noon');
  expect(log).toHaveBeenCalled();
  log.mockRestore();

  store.cutOff(false);
  await user.click(pool.getByRole('button', { name: 'Retry pool.jpg' }));
  await screen.findByText('1 of 1 uploaded');
  expect(posted()).toEqual([expect.objectContaining({ alt: 'The pool at noon' })]);
});

test('each file has a bar, can be cancelled by itself, and tried again', async () => {
  const user = await open();
  await choose(user, jpeg('one.jpg'), jpeg('two.jpg'), jpeg('three.jpg'));
  await row('three.jpg');
  store.hold();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  expect(within(await row('three.jpg')).getByText('Waiting')).toBeInTheDocument();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'one.jpg',
    'two.jpg',
    'three.jpg',
  ]);
  await user.click(screen.getByRole('button', { name: 'Cancel one.jpg' }));
  expect(await within(await row('one.jpg')).findByText('Cancelled')).toBeInTheDocument();
  await waitFor(() => expect(api.calls).toHaveLength(3));
  await act(async () => store.release());
  expect(await screen.findByText('2 of 3 uploaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry one.jpg' }));
  expect(await screen.findByText('3 of 3 uploaded')).toBeInTheDocument();
});

test("a file without a name says 'Required!' and stays", async () => {
  const user = await open();
  await choose(user, jpeg('pool.jpg'));
  const pool = within(await row('pool.jpg'));
  await user.clear(pool.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(pool.getByText('Required!')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('a name that is too long, as those of files may be, is told before anything is sent', async () => {
  const user = await open();
  const name = `${'x'.repeat(201)}.jpg`;
  await choose(user, jpeg(name));
  const long = within(await row(name));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(long.getByLabelText('Name')).toHaveAccessibleDescription(/Must be at most 200 characters/);
  expect(api.calls).toEqual([]);
});

test('all seven categories are offered, that of the picker is ticked, and the picker gets the asset', async () => {
  const onUploaded = jest.fn();
  const user = await open({ kind: 'image', category: 'Calendars', multiple: false, onUploaded });
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

test('a picker of pictures refuses a PDF in words', async () => {
  const user = await open({ kind: 'image', onUploaded: jest.fn() });
  await choose(user, pdf());
  expect(within(await row('menu.pdf')).getByRole('alert')).toHaveTextContent(
    'File must be a JPEG, PNG, WebP, GIF or AVIF image.',
  );
});

test('closing the dialog by mistake loses nothing; Cancel forgets it', async () => {
  const user = await open();
  await choose(user, jpeg('pool.jpg'));
  await user.type(within(await row('pool.jpg')).getByLabelText('Image Alt Tag'), 'The pool');
  act(() => closeModal());
  const told = renderHook(() => useToasts());
  const kept = 'Not uploaded yet. Open ‘Upload File’ again: your files and what you typed are still there.';
  expect(told.result.current.map(({ text }) => text)).toEqual([kept]);
  act(() => dismissToast(told.result.current[0]?.id ?? 0));
  act(() => openUpload());
  expect(within(await row('pool.jpg')).getByLabelText('Image Alt Tag')).toHaveValue('The pool');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(told.result.current).toEqual([]);
  act(() => openUpload());
  await screen.findByText(/Drop files here/);
  expect(screen.queryByRole('listitem', { name: 'pool.jpg' })).not.toBeInTheDocument();
});
