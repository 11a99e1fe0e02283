import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeModal } from 'shared-kit/shellServices/modal';
import { openUpload } from '../src/media/mediaModals';
import { fakeApi } from './fakeApi';
import { signedInAs, signedOut } from './fakeSession';
import { fakeStore, OpenModal, uploadRoutes } from './media';

type User = ReturnType<typeof userEvent.setup>;

export const pdf = () => new File(['%PDF-1.7 and so on'], 'menu.pdf', { type: 'application/pdf' });
export const svg = () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });

/** The API and the file store behind the dialog, for a whole test file: each test gets new ones. */
export function serveUploads() {
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
  return {
    api: () => api,
    store: () => store,
    /** The bodies that were sent to create assets. */
    postedAssets: () => api.calls.filter(({ method, path }) => method === 'POST' && path === '/assets').map(({ body }) => body),
  };
}

/** Opens 'Upload File'. The user may choose any file, as by dropping it. */
export async function openDialog(request: Parameters<typeof openUpload>[0] = {}): Promise<User> {
  render(<OpenModal />);
  act(() => openUpload(request));
  await screen.findByText(/Drop .* here/);
  return userEvent.setup({ applyAccept: false });
}

export const choose = (user: User, ...files: File[]) => user.upload(screen.getByLabelText('Choose from your computer'), files);

/** The row of a file in the dialog. */
export const row = (name: string) => screen.findByRole('listitem', { name });
