import { screen, waitFor, within } from '@testing-library/react';
import { box, button, house, open, openLeavable, save, stale, startAnew } from '../../testing/houseForm';
import { draftStore } from './draftStore';

beforeEach(startAnew);

test('Discard can be undone until the form is left', async () => {
  const { user } = openLeavable();
  await user.type(box('Name'), '!');
  await user.click(button('Discard'));
  expect(box('Name')).toHaveValue('Sea House');
  await user.click(button('Undo'));
  expect(box('Name')).toHaveValue('Sea House!');
  await user.click(button('Discard'));
  expect(button('Undo')).toBeInTheDocument();
  await user.click(button('Leave'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('Undo of Discard disappears at the next keystroke', async () => {
  const { user } = openLeavable();
  await user.type(box('Name'), '!');
  await user.click(button('Discard'));
  await user.type(box('Name'), '?');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(box('Name')).toHaveValue('Sea House?');
});

test('Undo puts a discarded draft back into the form', async () => {
  draftStore('1', '/houses/1').keep({ values: { name: 'Sea House in the snow', code: '' }, version: 3 });
  const { user } = open();
  await user.click(button('Discard'));
  expect(box('Name')).toHaveValue('Sea House');
  await user.click(button('Undo'));
  expect(box('Name')).toHaveValue('Sea House in the snow');
});

test.each(['Discard', 'Restore it'])('%s on an offered draft keeps what was typed since', async (answer) => {
  draftStore('1', '/houses/1').keep({ values: { name: 'Old draft', code: '' }, opened: { name: 'Sea House' }, version: 3 });
  const { user } = open();
  const notice = within((await screen.findByRole('button', { name: 'Restore it' })).parentElement!);
  await user.type(box('Code'), 'SEA');
  await user.click(notice.getByRole('button', { name: answer }));
  expect(box('Code')).toHaveValue('SEA');
  expect(box('Name')).toHaveValue(answer === 'Discard' ? 'Sea House' : 'Old draft');
});

describe('Discard after a conflict', () => {
  const theirs = house({ name: 'Their House', version: 4 });
  const collide = async () => {
    save.mockRejectedValueOnce(stale(theirs));
    const { user } = open();
    await user.type(box('Name'), '!');
    await user.click(button('Save'));
    await screen.findByText(/^Ada Lind saved this on/);
    await user.click(button('Discard'));
    return user;
  };

  test('shows what the other person saved, and the next Save is based on it', async () => {
    const user = await collide();
    await waitFor(() => expect(box('Name')).toHaveValue('Their House'));
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
    await user.type(box('Code'), 'SEA');
    await user.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.slice(0, 2)).toEqual([{ name: 'Their House', code: 'SEA' }, theirs]);
  });

  test('can be undone: the text is again based on the version it was typed on, so Save asks again', async () => {
    const user = await collide();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(box('Name')).toHaveValue('Sea House!');
    save.mockRejectedValueOnce(stale(theirs));
    await user.click(button('Save'));
    expect(await screen.findByText(/^Ada Lind saved this on/)).toBeInTheDocument();
    expect(save.mock.calls[1]?.[1]?.version).toBe(3);
  });
});
