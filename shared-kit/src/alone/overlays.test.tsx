import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModal } from '../shellServices/modal';
import { toast } from '../shellServices/toast';
import { setUnsaved } from '../shellServices/unsaved';
import { fault, inHeader, open, page, sections, withAlone } from '../../testing/alone';

withAlone();

test('a remote that runs alone moves the focus from a deleted row to the next one, as the shell does', async () => {
  open('/restaurants/8/rows');
  const first = await screen.findByRole('button', { name: 'Delete Arch' });
  act(() => first.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Bell' })).toHaveFocus());
});

test('a change of only the query keeps the state of the page', async () => {
  open('/restaurants/8/rows');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Arch' }));
  await userEvent.click(screen.getByRole('link', { name: 'Archived' }));
  expect(location.search).toBe('?tab=archived');
  expect(screen.queryByRole('button', { name: 'Delete Arch' })).not.toBeInTheDocument();
});

describe('dialogs and messages over the page', () => {
  test('a link asks before it leaves unsaved text: Stay stays, Leave leaves', async () => {
    open('/restaurants/8/rows');
    await page('Rows');
    act(() => setUnsaved('form', ['Title']));
    await userEvent.click(inHeader().getByRole('link', { name: 'Restaurants' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('Not saved yet: Title.');
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(location.pathname).toBe('/restaurants/8/rows');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(inHeader().getByRole('link', { name: 'Restaurants' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await page('All restaurants')).toBeInTheDocument();
  });

  test('a modal can be closed, and returns the focus to where it was', async () => {
    open('/restaurants/8/rows');
    const opener = await screen.findByRole('button', { name: 'Delete Bell' });
    act(() => opener.focus());
    act(() => openModal({ name: 'Upload File', title: 'Upload File', body: <p>Choose one.</p> }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload File' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('a message says what was done', async () => {
    open('/restaurants/8/rows');
    await page('Rows');
    act(() => void toast({ text: 'Bell was archived.' }));
    expect(await screen.findByText('Bell was archived.')).toBeInTheDocument();
  });
});

test("a page that crashes says why, leaves the frame alone, and 'Try again' tries again", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/restaurants/8/broken');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('no such column');
  expect(sections()).toContain('Rows');
  fault.thrown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await page('Mended')).toBeInTheDocument();
});
