import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'shared-kit/router';
import { closeModal } from 'shared-kit/shellServices/modal';
import { dismissToast, useToasts } from 'shared-kit/shellServices/toast';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedOut } from 'shared-kit/testing/fakeSession';
import { OpenModal, wireAsset } from 'shared-kit/testing/media';
import { MemoryRouter } from 'shared-kit/testing/router';
import { ToastRegion } from 'shared-kit/ui/toast/ToastRegion';
import MediaPage from '../../src/media/MediaPage';

export const pool = wireAsset('1', { name: 'Pool', tags: [{ id: 't1', name: 'blue' }], version: 4 });
export const tagged = wireAsset('2', { name: 'Terrace', tags: [{ id: 't2', name: 'cat#Specials' }] });
export const all = [pool, tagged, wireAsset('3', { name: 'Spa' }), wireAsset('4', { name: 'Arch' })];
const USED = 'This file is used in one place: Winter Escape.';

/** A library of four photos, of which the terrace is in use. */
export const bulkServer = () =>
  fakeApi({
    'GET /assets': listOf(all),
    'PUT /assets/1': { data: pool },
    'PUT /assets/:id': ({ params }: FakeCall) => ({ data: { ...all[0], id: params.id, version: 9 } }),
    'DELETE /assets/2': { status: 409, body: { message: USED, code: 'conflict' } },
    'DELETE /assets/:id': undefined,
    'GET /assets/:id/usage': ({ params }: FakeCall) =>
      params.id === '2' ? { data: [{}], meta: { count: 1 } } : { data: [], meta: { count: 0 } },
    'GET /bin': ({ query }: FakeCall) => listOf([{ id: `b${query.item_id}`, item_id: query.item_id }]),
    'POST /bin/:id/restore': { data: {}, meta: { left_out: [] } },
  });

/** Closes any dialog that a test left open, and signs out. */
export function closeLibrary(): void {
  document.querySelectorAll<HTMLElement>('[aria-label=Dismiss]').forEach((button) => act(() => button.click()));
  act(() => closeModal());
  act(() => signedOut());
}

const Toasts = () => <ToastRegion toasts={useToasts()} onDismiss={dismissToast} />;

export async function open() {
  render(
    <MemoryRouter initialEntries={['/media']}>
      <Routes>
        <Route path="/media" element={<MediaPage />} />
        <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
      </Routes>
      <Link to="/elsewhere">Leave</Link>
      <OpenModal />
      <Toasts />
    </MemoryRouter>,
  );
  await screen.findByText('Pool');
  return userEvent.setup();
}

export const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
export const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));
export const ticked = () => all.map(({ name }) => name).filter((name) => (box(name) as HTMLInputElement).checked);

/** A route that answers once `release` is called. */
export function pendingAnswer(answer: object) {
  let resolveAnswer = () => {};
  const released = new Promise<void>((resolve) => (resolveAnswer = resolve));
  return { route: () => released.then(() => answer), release: () => act(async () => resolveAnswer()) };
}
