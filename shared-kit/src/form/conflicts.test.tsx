import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../api/errors';
import { box, button, house, open, save, stale, startAnew } from '../../testing/houseForm';
import { draftStore } from './draftStore';

beforeEach(startAnew);

test('after a conflict the merged values are in the form, and stay there when the second save fails', async () => {
  const newer = house({ code: 'SEA', version: 7 });
  save.mockRejectedValueOnce(stale(newer)).mockRejectedValueOnce(new ApiError({ status: 503, code: 'down', message: 'Down.' }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('Down.')).toBeInTheDocument();
  expect(box('Name')).toHaveValue('Sea House!');
  expect(box('Code')).toHaveValue('SEA');
  expect(screen.getByText('Unsaved changes').closest('p')).toHaveTextContent('Unsaved changes in Name');

  save.mockResolvedValueOnce(house({ name: 'Sea House!', code: 'SEA', version: 8 }));
  await user.click(button('Try again'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(save.mock.calls.map(([values, base]) => [values.code, base?.version])).toEqual([
    ['', 3],
    ['SEA', 7],
    ['SEA', 7],
  ]);
});

test('when both changed the same field, the chosen value is put into the form', async () => {
  save.mockRejectedValueOnce(stale(house({ name: 'Sea Lodge', version: 7 })));
  save.mockResolvedValueOnce(house({ name: 'Sea Lodge', version: 8 }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('radio', { name: /Sea Lodge/ }));
  await user.click(button('Save my choices'));
  await waitFor(() => expect(box('Name')).toHaveValue('Sea Lodge'));
  expect(save.mock.calls[1]?.[0]).toEqual({ name: 'Sea Lodge', code: '' });
});

test('a newer version with the same values is no conflict: it is an earlier attempt whose response was lost', async () => {
  save.mockRejectedValueOnce(stale(house({ name: 'Sea House!', version: 4 })));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(screen.queryByText(/while you were editing/)).not.toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(1);
});

test('merged values that break a rule are not sent, and the error is shown', async () => {
  save.mockRejectedValueOnce(stale(house({ name: '', code: 'SEA', version: 7 })));
  const { user } = open();
  await user.type(box('Code'), 'LAKE');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Save my choices' }));
  expect((await screen.findAllByText(/Required!/)).length).toBeGreaterThan(0);
  expect(save).toHaveBeenCalledTimes(1);
});

test('saving a draft of an older version asks about the conflict, so that nothing others saved is lost', async () => {
  const draft = { values: { name: 'Sea House!', code: '' }, opened: { name: 'Sea House' }, version: 2 };
  draftStore('1', '/houses/1').keep(draft);
  const now = house({ code: 'SEA', version: 3 });
  save.mockRejectedValueOnce(stale(now)).mockResolvedValueOnce(house({ name: 'Sea House!', code: 'SEA', version: 4 }));
  const { user } = open();
  await user.click(button('Restore it'));
  await user.click(button('Save'));
  expect(save.mock.calls[0]?.[1]?.version).toBe(2);
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(save.mock.calls[1]).toEqual([{ name: 'Sea House!', code: 'SEA' }, now, expect.any(String)]);
});

test('choosing only their values when yet another save was made shows the newest version without a question', async () => {
  save.mockRejectedValueOnce(stale(house({ name: 'Their House', version: 4 })));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('radio', { name: /Ada Lind’s/ }));
  save.mockRejectedValueOnce(stale(house({ name: 'Third House', version: 5 })));
  await user.click(button('Save my choices'));
  await waitFor(() => expect(box('Name')).toHaveValue('Third House'));
  expect(screen.queryByText(/while you were editing/)).toBeNull();
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});

test('the question says “once more” only if somebody saves before the choices are saved', async () => {
  save.mockRejectedValueOnce(stale(house({ name: 'Their House', version: 4 })));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText(/^Ada Lind saved this on .*, while you were editing\.$/)).toBeInTheDocument();
  save.mockRejectedValueOnce(stale(house({ name: 'Third House', version: 5 })));
  await user.click(button('Save my choices'));
  expect(await screen.findByText(/^Ada Lind saved this once more on/)).toBeInTheDocument();
  save.mockResolvedValueOnce(house({ name: 'Sea House!', version: 6 }));
  await user.click(button('Save my choices'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  save.mockRejectedValueOnce(stale(house({ name: 'Fourth House', version: 7 })));
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText(/^Ada Lind saved this on .*, while you were editing\.$/)).toBeInTheDocument();
});

test('the errors of merged values take the focus that the question had', async () => {
  save.mockRejectedValueOnce(stale(house({ name: '', code: 'SEA', version: 7 })));
  const { user } = open();
  await user.type(box('Code'), 'LAKE');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(box('Name')).toHaveAccessibleDescription('Required!');
});

test('what the server finds wrong with merged values is written at its field, and the list of errors takes the focus', async () => {
  const refusal = { status: 422, code: 'invalid', message: 'Please correct it.', fields: { name: 'There is one already.' } };
  save.mockRejectedValueOnce(stale(house({ code: 'SEA', version: 7 })));
  save.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new ApiError(refusal);
  });
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  await screen.findByText('Please correct it.');
  expect(box('Name')).toHaveAccessibleDescription('There is one already.');
  const list = screen.getByRole('link', { name: 'Name: There is one already.' }).closest('[role=alert]');
  await waitFor(() => expect(list).toHaveFocus());
});
