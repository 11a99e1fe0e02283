import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { refuseFiles } from 'shared-kit/frame/refuseFiles';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { fakeStore, jpeg } from 'shared-kit/testing/media';
import { endLibrary, openLibrary, startLibrary } from '../../testing/media/library';

beforeEach(() => {
  startLibrary();
  fakeStore();
});
afterEach(endLibrary);

const HINT = 'Drop files to upload them';

/** Drags files over the page, or drops them. @returns whether the browser would leave the page to show them */
function drag(type: 'dragOver' | 'drop' | 'dragLeave', files: File[] = [], types = ['Files'], items: object[] = []) {
  const event = createEvent[type](document.body, { dataTransfer: { types, files, items } });
  fireEvent(document.body, event);
  return !event.defaultPrevented;
}

test('files that are dropped anywhere on the page are in the list of the upload dialog', async () => {
  openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  expect(drag('dragOver')).toBe(false);
  expect(screen.getByText(HINT)).toBeInTheDocument();
  expect(drag('drop', [jpeg('pool.jpg'), jpeg('garden.jpg')])).toBe(false);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload File' }));
  expect(await dialog.findByRole('listitem', { name: 'pool.jpg' })).toBeInTheDocument();
  expect(dialog.getByRole('listitem', { name: 'garden.jpg' })).toBeInTheDocument();
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
});

test('the files are taken although the page around refuses those that nothing takes', async () => {
  const stop = refuseFiles();
  openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  const dataTransfer = { types: ['Files'], dropEffect: 'copy' };
  fireEvent(document.body, Object.assign(new Event('dragover', { bubbles: true, cancelable: true }), { dataTransfer }));
  stop();
  expect(dataTransfer.dropEffect).toBe('copy');
});

test('a folder that is dropped on the page is refused as in the dialog', async () => {
  openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  drag('drop', [new File(['?'], 'holiday')], ['Files'], [{ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) }]);
  expect(await screen.findByText('A folder cannot be uploaded. Open it and drop the files in it.')).toBeInTheDocument();
});

test('files that leave the window again are not announced, nor is a picture of the page that is dragged', async () => {
  openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  drag('dragOver');
  drag('dragLeave');
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  expect(drag('dragOver', [], ['text/uri-list', 'text/html', 'Files'])).toBe(true);
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
});

test('the hint goes when the drag ended unnoticed, as by Escape: the pointer moves without files again', async () => {
  openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  drag('dragOver');
  fireEvent.pointerMove(document.body);
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
});

test('once the library is left, the browser keeps the files that are dropped', async () => {
  openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  cleanup();
  expect(drag('dragOver')).toBe(true);
  expect(drag('drop', [jpeg('pool.jpg')])).toBe(true);
});

test('without the right to upload, nothing is offered', async () => {
  act(() => signedInAs([granted('asset', null, 'r')]));
  openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  drag('dragOver');
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  drag('drop', [jpeg('pool.jpg')]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
