import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-kit/api/http';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { dismissToast, useToasts } from 'shared-kit/shellServices/toast';
import { signedInAs } from '../../testing/fakeSession';
import { OpenModal } from '../../testing/media';
import { ToastRegion } from '../ui/toast/ToastRegion';
import { askFirst } from './askFirst';
import { DialogForm } from './DialogForm';

const Toasts = () => <ToastRegion toasts={useToasts()} onDismiss={dismissToast} />;

beforeEach(() => signedInAs());
afterEach(() => act(() => closeModal()));

/** Slow work, and functions that end it. */
function slow() {
  let settle = { finish: () => {}, fail: (_error: Error) => {} };
  const work = () => new Promise<void>((finish, fail) => (settle = { finish, fail }));
  return { work, finish: () => act(async () => settle.finish()), fail: (error: Error) => act(async () => settle.fail(error)) };
}
const outage = new ApiError({ status: 503, code: 'full', message: 'The line is down.' });

const ask = (work: () => Promise<void>) =>
  askFirst({ title: 'Delete Special', confirmLabel: 'Delete', children: 'Spa days', onConfirm: work });
const form = (work: () => Promise<void>) =>
  openModal({ name: 'Rename', title: 'Rename', body: <DialogForm submitLabel="Delete" onSubmit={work} children="A name" /> });

async function confirmAndClose(open: () => void) {
  render(
    <>
      <OpenModal />
      <Toasts />
    </>,
  );
  act(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  act(closeModal);
}

test('work that finishes late does not close a dialog that was opened meanwhile', async () => {
  const { work, finish } = slow();
  await confirmAndClose(() => ask(work));
  act(() => openModal({ name: 'Upload File', title: 'Upload File', body: 'files' }));
  await finish();
  expect(screen.getByRole('dialog', { name: 'Upload File' })).toBeInTheDocument();
});

test.each([
  ['a question', ask, 'Delete Special: The line is down.'],
  ['a form', form, 'Rename: The line is down.'],
])('a failure after %s was closed is reported', async (_what, open, message) => {
  const { work, fail } = slow();
  await confirmAndClose(() => open(work));
  await fail(outage);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('a failure can be tried again, which removes its message; success closes the question', async () => {
  const { work, finish } = slow();
  const remove = jest.fn(work).mockRejectedValueOnce(outage);
  render(<OpenModal />);
  act(() => ask(remove));
  const confirm = await screen.findByRole('button', { name: 'Delete' });
  await userEvent.click(confirm);
  expect(await screen.findByText('The line is down.')).toBeInTheDocument();
  await userEvent.click(confirm);
  expect(screen.queryByText('The line is down.')).not.toBeInTheDocument();
  await finish();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['a question', ask],
  ['a form', form],
])('%s whose answer is refused with a 403 shows the message, and can only be closed', async (_what, open) => {
  render(<OpenModal />);
  act(() => open(() => Promise.reject(new ApiError({ status: 403, code: 'forbidden', message: 'You may not.' }))));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You may not.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  await userEvent.click(close);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
