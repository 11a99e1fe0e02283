import { screen, waitFor, within } from '@testing-library/react';
import { jpeg } from '../../../testing/media';
import { choose, openDialog, row, serveUploads } from '../../../testing/uploadDialog';

const server = serveUploads();

describe('a photo over the limit', () => {
  const picture = { width: 8000, height: 4000, close: jest.fn() };
  const drawnAt: number[][] = [];
  /** The width, height and quality of each attempt. */
  const encoded: (number | undefined)[][] = [];
  /**
   * @param bytes the size of an encoded canvas, by the width it was drawn with
   * @param onlyType the only type that the browser can write
   */
  function mockCanvas(bytes: (width: number) => number, onlyType?: string, photo: object = picture) {
    globalThis.createImageBitmap = jest.fn().mockResolvedValue(photo);
    drawnAt.length = 0;
    encoded.length = 0;
    const context = { drawImage: (_picture: unknown, ...place: number[]) => drawnAt.push(place) };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(
      this: HTMLCanvasElement,
      callback,
      type,
      quality?: number,
    ) {
      encoded.push([this.width, this.height, quality]);
      callback(new Blob([new Uint8Array(bytes(this.width))], { type: onlyType ?? type ?? 'image/png' }));
    });
  }
  beforeEach(() => picture.close.mockClear());
  afterEach(() => jest.restoreAllMocks());

  test('is made smaller if the person agrees, and says its size before and after', async () => {
    mockCanvas((width) => (width > 3200 ? 3_000_001 : 2_000_000));
    const user = await openDialog();
    await choose(user, jpeg('huge.jpg', 5_000_000));
    const huge = within(await row('huge.jpg'));
    expect(createImageBitmap).not.toHaveBeenCalled();
    await user.click(huge.getByRole('button', { name: 'Make huge.jpg smaller' }));
    expect(await huge.findByText('5.0 MB → 2.0 MB')).toBeInTheDocument();
    expect(huge.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(drawnAt).toEqual([
      [0, 0, 4000, 2000],
      [0, 0, 3200, 1600],
    ]);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByText('1 of 1 uploaded');
    expect(server.postedAssets()).toEqual([expect.objectContaining({ filetype: 'image/jpeg', filesize: 2_000_000 })]);
  });

  test.each([
    ['a wide photo', [8000, 4000], [4000, 2000]],
    ['a tall photo', [3000, 6000], [2000, 4000]],
    ['a photo that is only heavy', [3000, 2001], [3000, 2001]],
    ['a strip', [20_000, 2], [4000, 1]],
  ])('%s keeps its shape and is never made larger, nor worse than it has to be', async (_what, [width, height], [w, h]) => {
    mockCanvas(() => 2_000_000, undefined, { ...picture, width, height });
    const user = await openDialog();
    await choose(user, jpeg('huge.jpg', 5_000_000));
    await user.click(await screen.findByRole('button', { name: 'Make huge.jpg smaller' }));
    await screen.findByText('5.0 MB → 2.0 MB');
    expect(drawnAt).toEqual([[0, 0, w, h]]);
    expect(encoded).toEqual([[w, h, 0.88]]);
  });

  test('loses some quality before it loses pixels, and is let go of in the end', async () => {
    mockCanvas((width) => (width > 3200 ? 3_000_001 : 3_000_000));
    const user = await openDialog();
    await choose(user, jpeg('huge.jpg', 5_000_000));
    await user.click(await screen.findByRole('button', { name: 'Make huge.jpg smaller' }));
    await screen.findByText('5.0 MB → 3.0 MB');
    expect(encoded).toEqual([
      [4000, 2000, 0.88],
      [4000, 2000, 0.75],
      [3200, 1600, 0.88],
    ]);
    expect(picture.close).toHaveBeenCalledTimes(1);
  });

  test('becomes a PNG where the browser writes no WebP, as Safari, and is named so', async () => {
    mockCanvas(() => 2_000_000, 'image/png');
    const user = await openDialog();
    const webp = `RIFF    WEBPVP8X    ${String.fromCharCode(0)}`;
    await choose(user, new File([webp, new Uint8Array(3_000_001)], 'pool.webp', { type: 'image/webp' }));
    await user.click(within(await row('pool.webp')).getByRole('button', { name: 'Make pool.webp smaller' }));
    await row('pool.png');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByText('1 of 1 uploaded');
    expect(server.postedAssets()).toEqual([expect.objectContaining({ filetype: 'image/png', filesize: 2_000_000 })]);
  });

  test.each([
    ['cannot be decoded', () => (globalThis.createImageBitmap = jest.fn().mockRejectedValue(new Error('broken')))],
    ['cannot be made small enough', () => mockCanvas(() => 3_000_001)],
  ])('that %s stays refused with the same message', async (_how, prepare) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    prepare();
    const user = await openDialog();
    await choose(user, jpeg('huge.jpg', 5_000_000));
    const huge = within(await row('huge.jpg'));
    await user.click(huge.getByRole('button', { name: 'Make huge.jpg smaller' }));
    await waitFor(() => expect(huge.queryByRole('button', { name: /smaller/ })).not.toBeInTheDocument());
    expect(huge.getByRole('alert')).toHaveTextContent('File must be 3,000,000 bytes or less.');
    expect(log).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  });

  test('cannot be made smaller if it is animated', async () => {
    const user = await openDialog();
    const webp = `RIFF    WEBPVP8X    ${String.fromCharCode(2)}`;
    await choose(user, new File([webp, new Uint8Array(3_000_001)], 'waves.webp', { type: 'image/webp' }));
    expect(within(await row('waves.webp')).getByRole('alert')).toHaveTextContent('File must be 3,000,000 bytes or less.');
    expect(screen.queryByRole('button', { name: /smaller/ })).not.toBeInTheDocument();
  });

  test('cannot be made smaller where a document is wanted, and neither can a document', async () => {
    const user = await openDialog({ kind: 'appli' });
    const large = new File(['%PDF-1.7', new Uint8Array(3_000_000)], 'large.pdf', { type: 'application/pdf' });
    await choose(user, large, jpeg('huge.jpg', 3_000_001));
    await row('huge.jpg');
    expect(screen.queryByRole('button', { name: /smaller/ })).not.toBeInTheDocument();
  });
});
