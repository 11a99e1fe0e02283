import { screen, waitFor, within } from '@testing-library/react';
import { box, button, house, open, openLeavable, save, stale, startAnew } from '../../testing/houseForm';
import { draftStore } from './draftStore';

beforeEach(startAnew);

const keep = (more: object = {}) =>
  draftStore('1', '/houses/1').keep({ values: { name: 'Sea House', code: 'SEA' }, opened: { code: '' }, version: 3, ...more });
const offer = () => within(screen.getByText('Your unsaved text is still here.').parentElement!);

test('Undo of Discard puts the text back over the version it was typed on, though a newer one is shown by then', async () => {
  const { user } = open();
  await user.type(box('Code'), 'SEA');
  await user.click(button('Discard'));
  await user.click(button('A newer answer'));
  await waitFor(() => expect(box('Name')).toHaveValue('Newer House'));
  await user.click(button('Undo'));
  expect(box('Code')).toHaveValue('SEA');
  save.mockRejectedValueOnce(stale(house({ name: 'Newer House', version: 4 })));
  save.mockResolvedValueOnce(house({ name: 'Newer House', code: 'SEA', version: 5 }));
  await user.click(button('Save'));
  expect(save.mock.calls[0]?.[1]?.version).toBe(3);
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  await waitFor(() => expect(save.mock.calls[1]?.[0]).toEqual({ name: 'Newer House', code: 'SEA' }));
});

test('Undo of Discard keeps what others saved after a restored draft was typed', async () => {
  keep({ version: 2, values: { name: 'Old House', code: 'SEA' }, opened: { name: 'Very Old House', code: '' } });
  const now = house();
  save.mockRejectedValueOnce(stale(now)).mockRejectedValueOnce(stale(now));
  const { user } = open();
  await user.click(offer().getByRole('button', { name: 'Restore it' }));
  await user.click(button('Save'));
  await screen.findByText(/^Ada Lind saved this on/);
  await user.click(button('Discard'));
  await user.click(button('Undo'));
  expect(box('Name')).toHaveValue('Old House');
  await user.click(button('Save'));
  expect(await screen.findByRole('radio', { name: /Ada Lind’s/ })).toBeInTheDocument();
});

test('Undo of discarding an offered draft keeps what was typed in the form since', async () => {
  keep();
  const { user } = open();
  await user.type(box('Name'), ' A');
  await user.click(offer().getByRole('button', { name: 'Discard' }));
  await user.type(box('Name'), 'B');
  await user.click(button('Undo'));
  expect(box('Name')).toHaveValue('Sea House AB');
  expect(box('Code')).toHaveValue('SEA');
});

test('Undo of discarding an offered draft keeps what others saved since', async () => {
  keep();
  const { user } = open();
  await user.click(offer().getByRole('button', { name: 'Discard' }));
  await user.click(button('A newer answer'));
  await waitFor(() => expect(box('Name')).toHaveValue('Newer House'));
  await user.click(button('Undo'));
  expect(box('Name')).toHaveValue('Newer House');
  expect(box('Code')).toHaveValue('SEA');
});

/** Keeps two drafts, and opens the form, which offers them in turn. */
function openWithTwoDrafts() {
  const older = {
    values: { name: 'Older', code: '' },
    opened: { name: 'Sea House' },
    version: 3,
    savedAt: '2026-01-01T00:00:00.000Z',
  };
  draftStore('1', '/houses/1').keep({ values: { name: 'Newer', code: '' }, opened: { name: 'Sea House' }, version: 3 }, [older]);
  return openLeavable().user;
}

test('Undo does not offer anew what was decided about meanwhile', async () => {
  const user = openWithTwoDrafts();
  await user.click(offer().getByRole('button', { name: 'Discard' }));
  await user.click(offer().getByRole('button', { name: 'Discard' }));
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
  expect(box('Name')).toHaveValue('Newer');
  expect(screen.queryByText('Your unsaved text is still here.')).toBeNull();
});

test('every Undo disappears when the form is left', async () => {
  const user = openWithTwoDrafts();
  await user.click(offer().getByRole('button', { name: 'Discard' }));
  await user.click(offer().getByRole('button', { name: 'Discard' }));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  await user.click(button('Leave'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what Undo put back is kept again', async () => {
  const { user } = open();
  await user.type(box('Code'), 'SEA');
  await user.click(button('Discard'));
  expect(draftStore('1', '/houses/1').all()).toEqual([]);
  await user.click(button('Undo'));
  await waitFor(() => expect(draftStore('1', '/houses/1').all()[0]?.values.code).toBe('SEA'));
});
