import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeModal } from 'shared-kit/shellServices/modal';
import { unsavedNames } from 'shared-kit/shellServices/unsaved';
import { fakeApi } from '../../../testing/fakeApi';
import { signedInAs, signedOut } from '../../../testing/fakeSession';
import { fakeStore, jpeg, OpenModal, uploadRoutes } from '../../../testing/media';
import { openUpload } from '../mediaModals';
import { PickButtons } from '../PickButtons';

let store: ReturnType<typeof fakeStore>;

beforeEach(() => {
  signedInAs();
  fakeApi(uploadRoutes());
  store = fakeStore();
});
afterEach(() => {
  act(() => closeModal());
  act(() => signedOut());
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const row = (name: string) => screen.findByRole('listitem', { name });
async function choose(...files: File[]) {
  fireEvent.change(await screen.findByLabelText('Choose from your computer'), { target: { files } });
  await row(files.at(-1)!.name);
}
async function openedAgain() {
  await screen.findByText(/Drop .* here/);
  return screen.queryAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
}
const picker = (item: string) => (
  <>
    <PickButtons key={item} kind="image" category="Specials" multiple={false} onAsset={() => undefined} />
    <OpenModal />
  </>
);

test('files chosen in a form are still there when its dialog is opened again, but not in the form of another item', async () => {
  const { rerender } = render(picker('a special'));
  press('Upload File');
  await choose(jpeg('arch.jpg'));
  act(() => closeModal());
  press('Upload File');
  expect(await openedAgain()).toEqual(['arch.jpg']);
  act(() => closeModal());
  rerender(picker('another special'));
  press('Upload File');
  expect(await openedAgain()).toEqual([]);
});

test('a dialog that is closed with nothing left to upload is empty the next time, as after Done', async () => {
  render(<OpenModal />);
  act(() => openUpload());
  await choose(jpeg('pool.jpg'), new File([], 'empty.jpg', { type: 'image/jpeg' }));
  press('Upload');
  await screen.findByText('1 of 1 uploaded, 1 cannot be uploaded');
  act(() => closeModal());
  act(() => openUpload());
  expect(await openedAgain()).toEqual([]);
});

test('closing the dialog during an upload keeps its files', async () => {
  render(<OpenModal />);
  act(() => openUpload());
  await choose(jpeg('one.jpg'), jpeg('two.jpg'));
  store.hold();
  press('Upload 2 files');
  await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(2));
  await act(async () => closeModal());
  act(() => openUpload());
  expect(await openedAgain()).toEqual(['one.jpg', 'two.jpg']);
  press('Cancel');
});

test('files that are chosen and not sent count as unsaved until they are uploaded', async () => {
  render(<OpenModal />);
  act(() => openUpload());
  await choose(jpeg('pool.jpg'));
  expect(unsavedNames()).toEqual(['Upload File']);
  press('Upload');
  await screen.findByText('1 of 1 uploaded');
  expect(unsavedNames()).toEqual([]);
});

test('Upload moves the focus to the first file with a name that cannot be sent', async () => {
  render(<OpenModal />);
  act(() => openUpload());
  const long = `${'x'.repeat(201)}.jpg`;
  await choose(jpeg('one.jpg'), jpeg(long));
  press('Upload 2 files');
  expect(within(await row(long)).getByLabelText('Name')).toHaveFocus();
  await screen.findByText('1 of 2 uploaded');
  press('Cancel');
});

test('Remove moves the focus to the next file, and Enter in a name moves it to Done', async () => {
  render(<OpenModal />);
  act(() => openUpload());
  await choose(jpeg('one.jpg'), jpeg('two.jpg'));
  press('Remove one.jpg from the list');
  expect(screen.getByRole('button', { name: 'Remove two.jpg from the list' })).toHaveFocus();
  press('Remove two.jpg from the list');
  const chooser = screen.getByRole('button', { name: 'choose from your computer' });
  expect(chooser).toHaveFocus();
  expect(chooser).toHaveAccessibleDescription(/at most 3,000,000 bytes each$/);
  await choose(jpeg('three.jpg'));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await screen.findByText('1 of 1 uploaded');
});

test('whoever has chosen a picture goes on to describe it, and Enter uploads it', async () => {
  render(<OpenModal />);
  act(() => openUpload());
  await choose(jpeg('one.jpg'));
  await waitFor(() => expect(screen.getByLabelText('Image Alt Tag')).toHaveFocus());
  await userEvent.keyboard('The pool{Enter}');
  await screen.findByText('1 of 1 uploaded');
});

test('a document, which has no description, leaves the focus on its name', async () => {
  render(<OpenModal />);
  act(() => openUpload());
  await choose(new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  press('Cancel');
});
