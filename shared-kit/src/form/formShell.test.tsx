import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../api/errors';
import { fakeApi, type FakeCall } from '../../testing/fakeApi';
import { hasUnsaved, unsavedNames } from 'shared-kit/shellServices/unsaved';
import { box, button, house, open, openNew, save, startAnew } from '../../testing/houseForm';

beforeEach(startAnew);

test.each([
  ['an unexpected error', new TypeError('answer.data is undefined')],
  ['a network error', new ApiError({ status: 0, code: 'network', message: 'Something went wrong. Please try again.' })],
  ['a server error', new ApiError({ status: 500, code: 'internal', message: 'Something went wrong. Please try again.' })],
  ['too many requests', new ApiError({ status: 429, code: 'busy', message: 'Something went wrong. Please try again.' })],
])('a save that fails because of %s shows a message and can be tried again with the same values', async (_which, failure) => {
  save.mockRejectedValueOnce(failure).mockResolvedValueOnce(house({ name: 'Sea House!', version: 4 }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
  expect(button('Save')).toBeDisabled();
  // Not on Discard beside it, which the next Enter would press.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.click(button('Try again'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(2);
});

test('the message about a failed save goes while the next attempt is under way, so that its failure is noticed', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 500, code: 'internal', message: 'It broke.' }));
  save.mockReturnValueOnce(new Promise(() => undefined));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  await screen.findByText('It broke.');
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText('It broke.')).toBeNull());
});

test('leaving the page asks about the fields that are changed, until they are changed back or the form is gone', async () => {
  const { user, unmount } = open();
  await user.type(box('Code'), 'S');
  await waitFor(() => expect(unsavedNames()).toEqual(['Code']));
  await user.type(box('Code'), '{Backspace}');
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  await user.type(box('Code'), 'S');
  await waitFor(() => expect(hasUnsaved()).toBe(true));
  unmount();
  expect(hasUnsaved()).toBe(false);
});

test('a save that leads to another page leaves without a question', async () => {
  let isAsked: boolean | undefined;
  const onSaved = () => void (isAsked = hasUnsaved());
  save.mockResolvedValueOnce(house({ name: 'Sea House!', version: 4 }));
  const { user } = open({ onSaved });
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  await waitFor(() => expect(isAsked).toBe(false));
});

test('a failed save leaves the focus in the field from which it was sent', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 500, code: 'internal', message: 'It broke.' }));
  const { user } = open();
  await user.type(box('Name'), '!');
  fireEvent.submit(box('Name').closest('form') as HTMLFormElement);
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  expect(box('Name')).toHaveFocus();
});

test('newer data fills an untouched form', async () => {
  const { user } = open();
  await user.click(button('A newer answer'));
  expect(box('Name')).toHaveValue('Newer House');
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});

test('newer data never overwrites what somebody typed', async () => {
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('A newer answer'));
  expect(box('Name')).toHaveValue('Sea House!');
});

test('an error that comes back while somebody types does not take the focus', async () => {
  const { user } = open();
  await user.clear(box('Name'));
  await user.click(button('Save'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.type(box('Name'), 'A');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.type(box('Name'), '{Backspace}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Name: Required!');
  expect(box('Name')).toHaveFocus();
});

test('after a save, the list of errors waits for the next Save', async () => {
  save.mockResolvedValueOnce(house({ name: 'Sea House!', version: 4 }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  await screen.findByText('No unsaved changes');
  await user.clear(box('Name'));
  await user.tab();
  expect(await screen.findByText('Required!')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Name: Required!');
});

test('changes to an item that somebody deleted can be saved as a new item', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 404, code: 'not_found', message: 'There is no such house.' }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText('There is no such house.')).toBeInTheDocument();
  save.mockResolvedValueOnce(house({ id: '2', name: 'Sea House!', version: 1 }));
  await user.click(button('Save as a new one'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(save.mock.calls[1]).toEqual([{ name: 'Sea House!', code: '' }, undefined, expect.any(String)]);
});

test('a new item that arrived unnoticed and was deleted since can be saved as another new one', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 409, code: 'conflict', message: 'This was created before.' }));
  const { user } = openNew();
  await user.type(box('Name'), 'Sea House');
  await user.click(button('Save'));
  expect(await screen.findByText('This was created before.')).toBeInTheDocument();
  save.mockResolvedValueOnce(house({ id: '2', name: 'Sea House', version: 1 }));
  await user.click(button('Save as a new one'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  const [first, second] = save.mock.calls.map(([, , newId]) => newId);
  expect(second).not.toBe(first);
});

test('a new item whose name is taken is not offered to be saved as a new one', async () => {
  const fields = { name: 'Already taken' };
  save.mockRejectedValueOnce(new ApiError({ status: 409, code: 'conflict', message: 'There is another one.', fields }));
  const { user } = openNew();
  await user.type(box('Name'), 'Sea House');
  await user.click(button('Save'));
  expect(await screen.findByText('There is another one.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save as a new one' })).toBeNull();
});

test('what was typed in a property that somebody deleted stays, and cannot be saved as a new item', async () => {
  const message = '“Sea House” was deleted in the meantime.';
  save.mockRejectedValueOnce(new ApiError({ status: 404, code: 'not_found', message, fields: { propertyId: message } }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Save as a new one' })).toBeNull();
  expect(box('Name')).toHaveValue('Sea House!');
});

test.each([
  [true, 'It is in the bin, and you may restore it.'],
  [false, 'It is in the bin.'],
])('a deleted item is said to be in the bin, with a link if the person may restore it (%p)', async (mayRestore, message) => {
  fakeApi({
    'GET /bin': ({ query }: FakeCall) => ({ data: query.item_id === '1' ? [{ id: '7', may_restore: mayRestore }] : [] }),
  });
  save.mockRejectedValueOnce(new ApiError({ status: 404, code: 'not_found', message: 'There is no such house.' }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText(message)).toBeInTheDocument();
  const link = screen.queryByRole('link', { name: 'Open the bin' });
  expect(link?.getAttribute('href')).toBe(mayRestore ? '/bin?item=1' : undefined);
});

describe('a mouse press that leaves a field', () => {
  const leave = async () => {
    const { user } = open();
    await user.clear(box('Name'));
    await user.pointer({ keys: '[MouseLeft>]', target: button('A newer answer') });
    return user;
  };

  test('shows the error of the field only on release, so that nothing moves under the mouse', async () => {
    const user = await leave();
    expect(box('Name')).not.toHaveFocus();
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(screen.queryByText('Required!')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: button('A newer answer') });
    expect(await screen.findByText('Required!')).toBeInTheDocument();
  });

  test('shows the error of the field also when it is released elsewhere', async () => {
    const user = await leave();
    await user.pointer({ keys: '[/MouseLeft]', target: box('Code') });
    expect(await screen.findByText('Required!')).toBeInTheDocument();
  });

  test('shows no error if it is on Discard', async () => {
    const { user } = open();
    await user.clear(box('Name'));
    await user.click(button('Discard'));
    expect(box('Name')).toHaveValue('Sea House');
    expect(screen.queryByText('Required!')).not.toBeInTheDocument();
  });
});
