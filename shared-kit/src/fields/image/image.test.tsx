import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormikProps } from 'formik';
import { FieldForm } from '../../../testing/FieldForm';
import { createRef } from 'react';
import { nestErrors } from '../../form/formikErrors';
import { fakeStore, jpeg, OpenModal, uploadRoutes, wireAsset } from '../../../testing/media';
import { fieldErrors } from '../../rules/validation/fieldErrors';
import { group } from '../../rules/models/kinds';
import { image as imageField, images as imagesField } from '../../rules/models/parts';
import { rulesOf } from '../../rules/models/rulesOf';
import { closeModal } from 'shared-kit/shellServices/modal';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { granted, signedInAs, signedOut } from '../../../testing/fakeSession';
import { keepFocus } from '../../ui/focus/keepFocus';
import type { FieldKind, Values } from '../fieldKind';
import { image, singleImage } from './image';

let stop: () => void;
beforeEach(() => (stop = keepFocus()));
afterEach(() => stop());

const rules = rulesOf({ images: imagesField(), details: group({ image: imageField() }) });
const accommodations = image({ label: 'Images', category: 'Accommodations', video: true, recommended: 4 });
const promo = image({ label: 'Image', category: 'Specials', max: 1 });
const details = singleImage({ label: 'Details image', category: 'Specials Detail' });

const held = createRef<FormikProps<Values>>();
const values = () => held.current?.values ?? {};

/** A form with one field, set up like a content form. */
function form(kind: FieldKind, name: string, item: Values = {}) {
  const initial = kind.read({}, item, name);
  render(
    <>
      <FieldForm
        innerRef={held}
        initialValues={initial}
        validate={(typed) => nestErrors(fieldErrors(rules, typed))}
        onSubmit={() => undefined}
      >
        {({ handleSubmit, resetForm }) => (
          <form onSubmit={handleSubmit}>
            <kind.Input name={name} />
            <button type="submit">Save</button>
            <button type="button" onClick={() => resetForm()}>
              Discard
            </button>
          </form>
        )}
      </FieldForm>
      <OpenModal />
    </>,
  );
  return { user: userEvent.setup(), sent: () => kind.write({}, values(), name) };
}
const stored = (id: string) => ({ assetId: id, alt: `Alt ${id}`, url: `/files/${id}.jpg` });
const slides = () => screen.getAllByRole('button', { name: /^Image \d+$/ });
const chooseFromLibrary = async (user: ReturnType<typeof userEvent.setup>, id: string) => {
  await user.click(screen.getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`Picture ${id}`) }));
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  signedInAs();
  api = fakeApi({
    ...uploadRoutes(),
    'GET /assets': listOf([wireAsset('7'), wireAsset('8')]),
    'GET /assets/:id': ({ params }: { params: Record<string, string> }) => ({ data: wireAsset(params.id ?? '') }),
  });
});
afterEach(() => {
  act(() => closeModal());
  act(() => signedOut());
});

test("a new form shows one empty slide, 'Image 1', without ×", () => {
  form(accommodations, 'images');
  expect(slides()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  expect(values().images).toEqual([]);
});

test('a chosen picture fills the active slide; the next one makes a slide of its own', async () => {
  const { user, sent } = form(accommodations, 'images');
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

test('slides are added, selected and removed; after the last one a single empty slide is back', async () => {
  const { user } = form(accommodations, 'images', { images: [stored('1')] });
  await user.click(screen.getByRole('button', { name: 'Add an image' }));
  expect(slides()[1]).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Image 1' }));
  expect(screen.getByLabelText('Image Alt Tag (required)')).toHaveValue('Alt 1');
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  expect(slides()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  expect(values().images).toEqual([]);
  await waitFor(() => expect(slides()[0]).toHaveFocus());
});

test('slides are reordered by dragging, by keyboard and by buttons, with spoken positions', async () => {
  const { user, sent } = form(accommodations, 'images', { images: [stored('1'), stored('2'), stored('3')] });
  const order = () => (sent().images as { assetId: string }[]).map(({ assetId }) => assetId).join('');
  const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
  const [first, , third] = slides();
  fireEvent.dragStart(first!, { dataTransfer });
  fireEvent.dragOver(third!, { dataTransfer });
  fireEvent.drop(third!, { dataTransfer });
  expect(order()).toBe('231');
  expect(screen.getByRole('status')).toHaveTextContent('Image 1 is now at position 3 of 3.');

  act(() => slides()[2]!.focus());
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(order()).toBe('213');
  expect(slides()[1]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move to the right' }));
  expect(order()).toBe('231');
  expect(sent().images).toEqual([
    expect.objectContaining({ assetId: '2', sortIndex: 0 }),
    expect.objectContaining({ assetId: '3', sortIndex: 1 }),
    expect.objectContaining({ assetId: '1', sortIndex: 2 }),
  ]);
});

describe('an image that is dragged', () => {
  const three = () => form(accommodations, 'images', { images: [stored('1'), stored('2'), stored('3')] });
  const order = (sent: () => Record<string, unknown>) =>
    (sent().images as { assetId: string }[]).map(({ assetId }) => assetId).join('');

  test('and goes meanwhile takes no other along', async () => {
    const { sent } = three();
    const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
    fireEvent.dragStart(slides()[0]!, { dataTransfer });
    fireEvent.click(screen.getByRole('button', { name: 'Remove image 1' }));
    await waitFor(() => expect(slides()).toHaveLength(2));
    fireEvent.dragOver(slides()[1]!, { dataTransfer });
    fireEvent.drop(slides()[1]!, { dataTransfer });
    expect(order(sent)).toBe('23');
  });

  test('brings no text into a field that it falls on, and marks no place once it has left the row', () => {
    three();
    const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
    fireEvent.dragStart(slides()[0]!, { dataTransfer });
    expect(dataTransfer.setData).toHaveBeenCalledWith(expect.not.stringMatching(/^text/), expect.anything());
    fireEvent.dragOver(slides()[2]!, { dataTransfer });
    expect(slides()[2]!.closest('li')).toHaveClass('target');
    fireEvent.dragLeave(slides()[2]!, { relatedTarget: document.body });
    expect(slides()[2]!.closest('li')).not.toHaveClass('target');
  });
});

test("'Open Video in a Lightbox' shows the video URL; unticking clears it", async () => {
  const { user, sent } = form(accommodations, 'images', { images: [stored('1')] });
  expect(screen.queryByLabelText('Video URL')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Open Video in a Lightbox'));
  await user.type(screen.getByLabelText('Video URL'), 'https://video.example/1');
  expect(sent().images).toEqual([expect.objectContaining({ videoUrl: 'https://video.example/1' })]);
  await user.click(screen.getByLabelText('Open Video in a Lightbox'));
  expect(sent().images).toEqual([expect.objectContaining({ videoUrl: null })]);
});

test('the errors stand at the slide that they belong to', async () => {
  const { user } = form(accommodations, 'images', { images: [stored('1'), { ...stored('2'), alt: '' }] });
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
  const { user } = form(details, 'details.image');
  await user.type(screen.getByLabelText('Image Alt Tag (required)'), 'Rose arch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Image is required')).toBeInTheDocument();
});

test('a promo has one image: no Add, a second choice takes its place, a list of one is sent', async () => {
  const { user, sent } = form(promo, 'images', { images: [stored('1')] });
  expect(screen.queryByRole('button', { name: 'Add an image' })).not.toBeInTheDocument();
  await chooseFromLibrary(user, '8');
  expect(slides()).toHaveLength(1);
  expect(sent()).toEqual({ images: [{ assetId: '8', alt: 'What 8 shows' }] });
});

test('a picker of one image shows all that the API has stored, adds none and loses none', async () => {
  const { user, sent } = form(promo, 'images', { images: [stored('1'), stored('2')] });
  expect(slides()).toHaveLength(2);
  expect(sent()).toEqual({ images: [expect.objectContaining({ assetId: '1' }), expect.objectContaining({ assetId: '2' })] });
  await chooseFromLibrary(user, '8');
  expect(sent()).toEqual({ images: [expect.objectContaining({ assetId: '8' }), expect.objectContaining({ assetId: '2' })] });
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  expect(sent()).toEqual({ images: [expect.objectContaining({ assetId: '2' })] });
});

test('a double click removes one image, not the next one as well', async () => {
  const { user } = form(accommodations, 'images', { images: ['1', '2', '3'].map(stored) });
  const remove = screen.getByRole('button', { name: 'Remove image 1' });
  await user.dblClick(remove);
  // In a browser the second click reaches the button that has come to the place of the first.
  fireEvent.click(screen.getByRole('button', { name: 'Remove image 1' }), { detail: 2 });
  expect(slides()).toHaveLength(2);
});

test('one image or null, at a dotted name', async () => {
  const { user, sent } = form(details, 'details.image', { details: { image: null } });
  expect(sent()).toEqual({ details: { image: null } });
  await chooseFromLibrary(user, '7');
  expect(sent()).toEqual({ details: { image: { assetId: '7', alt: 'What 7 shows' } } });
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  expect(sent()).toEqual({ details: { image: null } });
});

test('from the fifth image on a hint, and nothing is refused', async () => {
  const { user } = form(accommodations, 'images', { images: ['1', '2', '3', '4'].map(stored) });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await chooseFromLibrary(user, '7');
  expect(screen.getByRole('note')).toHaveTextContent('At most 4 images are recommended; there are 5.');
  expect(values().images).toHaveLength(5);
});

test('only a full wildcard may upload inside a picker', () => {
  act(() => signedInAs([granted('special', '1', 'rwx')]));
  form(promo, 'images');
  expect(screen.queryByRole('button', { name: 'Upload File' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose from library' })).toBeInTheDocument();
});

test('an uploaded image goes into the slide, its category preselected', async () => {
  fakeStore();
  const { user, sent } = form(promo, 'images');
  await user.click(screen.getByRole('button', { name: 'Upload File' }));
  await user.upload(await screen.findByLabelText('Choose from your computer'), jpeg('arch.jpg'));
  const dialog = within(screen.getByRole('dialog', { name: 'Upload File' }));
  expect(await dialog.findByLabelText('Specials')).toBeChecked();
  await user.type(dialog.getByLabelText('Image Alt Tag'), 'Rose arch');
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(sent()).toEqual({ images: [{ assetId: 'new-1', alt: 'Rose arch' }] }));
  expect(api.paths()).toContain('POST /assets');
});

test('a broken picture becomes a placeholder', () => {
  form(promo, 'images', { images: [stored('1')] });
  const picture = screen.getByRole('img', { name: 'Alt 1' });
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Alt 1' }).tagName).toBe('SPAN');
});

test('a picture of which only the id is known is asked for', async () => {
  form(promo, 'images', { images: [{ assetId: '5', alt: 'Pool' }] });
  await waitFor(() => expect(screen.getByRole('img', { name: 'Pool' })).toHaveAttribute('src', '/files/5.thumb.webp'));
});

test('Discard brings the opened images back', async () => {
  const { user } = form(accommodations, 'images', { images: [stored('1')] });
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Image Alt Tag (required)')).toHaveValue('Alt 1');
});
