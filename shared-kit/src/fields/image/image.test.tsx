import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { granted, signedInAs } from '../../../testing/fakeSession';
import { accommodations, formValues, openForm, serveAssets, slides, stored } from '../../../testing/imageField';
import { fakeStore, jpeg } from '../../../testing/media';
import { image, singleImage } from './image';

const promo = image({ label: 'Image', category: 'Specials', max: 1 });
const details = singleImage({ label: 'Details image', category: 'Specials Detail' });
const api = serveAssets();

const chooseFromLibrary = async (user: ReturnType<typeof userEvent.setup>, id: string) => {
  await user.click(screen.getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`Picture ${id}`) }));
};

test("a new form shows one empty slide, 'Image 1', without ×", () => {
  openForm(accommodations, 'images');
  expect(slides()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  expect(formValues().images).toEqual([]);
});

test('a chosen picture fills the empty slide; the next one adds a slide', async () => {
  const { user, sent } = openForm(accommodations, 'images');
  await chooseFromLibrary(user, '7');
  expect(slides()).toHaveLength(1);
  expect(screen.getByLabelText('Image Alt Tag (required)')).toHaveValue('What 7 shows');
  expect(await screen.findByText('picture-7.jpg')).toBeInTheDocument();
  expect(screen.getByText('Image 1 of 1, 1.4 MB')).toBeInTheDocument();
  await chooseFromLibrary(user, '8');
  expect(slides()).toHaveLength(2);
  expect(sent()).toEqual({
    images: [
      { assetId: '7', alt: 'What 7 shows', videoUrl: null, sortIndex: 0 },
      { assetId: '8', alt: 'What 8 shows', videoUrl: null, sortIndex: 1 },
    ],
  });
});

test('slides are added, selected and removed; removing the last picture leaves one empty slide', async () => {
  const { user } = openForm(accommodations, 'images', { images: [stored('1')] });
  await user.click(screen.getByRole('button', { name: 'Add an image' }));
  expect(slides()[1]).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Image 1' }));
  expect(screen.getByLabelText('Image Alt Tag (required)')).toHaveValue('Alt 1');
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  expect(slides()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  expect(formValues().images).toEqual([]);
  await waitFor(() => expect(slides()[0]).toHaveFocus());
});

test("'Open Video in a Lightbox' shows the video URL; unticking clears it", async () => {
  const { user, sent } = openForm(accommodations, 'images', { images: [stored('1')] });
  expect(screen.queryByLabelText('Video URL')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Open Video in a Lightbox'));
  await user.type(screen.getByLabelText('Video URL'), 'https://video.example/1');
  expect(sent().images).toEqual([expect.objectContaining({ videoUrl: 'https://video.example/1' })]);
  await user.click(screen.getByLabelText('Open Video in a Lightbox'));
  expect(sent().images).toEqual([expect.objectContaining({ videoUrl: null })]);
});

test('Enter in a video URL without a scheme sends it with https://', async () => {
  const { user, sent } = openForm(accommodations, 'images', { images: [stored('1')] });
  await user.click(screen.getByLabelText('Open Video in a Lightbox'));
  await user.type(screen.getByLabelText('Video URL'), 'video.example/1{Enter}');
  expect(sent().images).toEqual([expect.objectContaining({ videoUrl: 'https://video.example/1' })]);
});

test('a stored video URL without a scheme stays as it is when its field is left without a change', async () => {
  const { user } = openForm(accommodations, 'images', { images: [{ ...stored('1'), videoUrl: 'video.example/1' }] });
  const before = formValues();
  await user.click(screen.getByLabelText('Video URL'));
  await user.tab();
  expect(formValues()).toEqual(before);
});

test('an error is shown at its own slide, which is selected', async () => {
  const { user } = openForm(accommodations, 'images', { images: [stored('1'), { ...stored('2'), alt: '' }] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Image Alt Tag is required')).toBeInTheDocument();
  expect(slides()[1]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Image Alt Tag (required)')).toHaveAccessibleDescription('Image Alt Tag is required');
  await user.type(screen.getByLabelText('Image Alt Tag (required)'), 'A view');
  await waitFor(() => expect(screen.queryByText('Image Alt Tag is required')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Image 1' }));
  expect(screen.queryByText('Image Alt Tag is required')).not.toBeInTheDocument();
});

test("a text without a picture says 'Image is required'", async () => {
  const { user } = openForm(details, 'details.image');
  await user.type(screen.getByLabelText('Image Alt Tag (required)'), 'Rose arch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Image is required')).toBeInTheDocument();
});

test('a promo has one image: no Add, a second choice replaces it, and a list of one is sent', async () => {
  const { user, sent } = openForm(promo, 'images', { images: [stored('1')] });
  expect(screen.queryByRole('button', { name: 'Add an image' })).not.toBeInTheDocument();
  await chooseFromLibrary(user, '8');
  expect(slides()).toHaveLength(1);
  expect(sent()).toEqual({ images: [{ assetId: '8', alt: 'What 8 shows' }] });
});

test('a picker for one image shows all stored images, and neither adds nor loses any', async () => {
  const { user, sent } = openForm(promo, 'images', { images: [stored('1'), stored('2')] });
  expect(slides()).toHaveLength(2);
  expect(sent()).toEqual({ images: [expect.objectContaining({ assetId: '1' }), expect.objectContaining({ assetId: '2' })] });
  await chooseFromLibrary(user, '8');
  expect(sent()).toEqual({ images: [expect.objectContaining({ assetId: '8' }), expect.objectContaining({ assetId: '2' })] });
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  expect(sent()).toEqual({ images: [expect.objectContaining({ assetId: '2' })] });
});

test('a double click removes one image, not the next one as well', async () => {
  const { user } = openForm(accommodations, 'images', { images: ['1', '2', '3'].map(stored) });
  const remove = screen.getByRole('button', { name: 'Remove image 1' });
  await user.dblClick(remove);
  // In a browser the second click reaches the button that has moved to the place of the first.
  fireEvent.click(screen.getByRole('button', { name: 'Remove image 1' }), { detail: 2 });
  expect(slides()).toHaveLength(2);
});

test('a single image is sent as an object or null, at its dotted name', async () => {
  const { user, sent } = openForm(details, 'details.image', { details: { image: null } });
  expect(sent()).toEqual({ details: { image: null } });
  await chooseFromLibrary(user, '7');
  expect(sent()).toEqual({ details: { image: { assetId: '7', alt: 'What 7 shows' } } });
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  expect(sent()).toEqual({ details: { image: null } });
});

test('a fifth image is accepted, with a hint that four are recommended', async () => {
  const { user } = openForm(accommodations, 'images', { images: ['1', '2', '3', '4'].map(stored) });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await chooseFromLibrary(user, '7');
  expect(screen.getByRole('note')).toHaveTextContent('At most 4 images are recommended; there are 5.');
  expect(formValues().images).toHaveLength(5);
});

test('uploading in a picker needs the full wildcard', () => {
  act(() => signedInAs([granted('special', '1', 'rwx')]));
  openForm(promo, 'images');
  expect(screen.queryByRole('button', { name: 'Upload File' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose from library' })).toBeInTheDocument();
});

test('an uploaded image goes into the slide, its category preselected', async () => {
  fakeStore();
  const { user, sent } = openForm(promo, 'images');
  await user.click(screen.getByRole('button', { name: 'Upload File' }));
  await user.upload(await screen.findByLabelText('Choose from your computer'), jpeg('arch.jpg'));
  const dialog = within(screen.getByRole('dialog', { name: 'Upload File' }));
  expect(await dialog.findByLabelText('Specials')).toBeChecked();
  await user.type(dialog.getByLabelText('Image Alt Tag'), 'Rose arch');
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(sent()).toEqual({ images: [{ assetId: 'new-1', alt: 'Rose arch' }] }));
  expect(api().paths()).toContain('POST /assets');
});

test('a broken picture becomes a placeholder', () => {
  openForm(promo, 'images', { images: [stored('1')] });
  const picture = screen.getByRole('img', { name: 'Alt 1' });
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Alt 1' }).tagName).toBe('SPAN');
});

test('a picture of which only the id is known is loaded', async () => {
  openForm(promo, 'images', { images: [{ assetId: '5', alt: 'Pool' }] });
  await waitFor(() => expect(screen.getByRole('img', { name: 'Pool' })).toHaveAttribute('src', '/files/5.thumb.webp'));
});

test('what is added after Discard is added to what Discard restored, and brings nothing discarded back', async () => {
  const { user } = openForm(accommodations, 'images', { images: [stored('1')] });
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await chooseFromLibrary(user, '8');
  expect(formValues().images).toMatchObject([{ assetId: '1' }, { assetId: '8' }]);
});

test('a picture from the library is shown in its small version', async () => {
  const { user } = openForm(accommodations, 'images');
  await chooseFromLibrary(user, '7');
  const [tile] = slides();
  expect(tile?.querySelector('img')).toHaveAttribute('src', '/files/7.thumb.webp');
});

test('Discard restores the images that the form was opened with', async () => {
  const { user } = openForm(accommodations, 'images', { images: [stored('1')] });
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Image Alt Tag (required)')).toHaveValue('Alt 1');
});
