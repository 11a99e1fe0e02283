import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expire } from 'shared-kit/session';
import { ApiError } from '../api/errors';
import { fakeApi } from '../../testing/fakeApi';
import { box, button, house, open, openLeavable, openNew, save, stale, startAnew } from '../../testing/houseForm';
import { page } from '../session/leave';
import { draftStore, pendingDiscards } from './draftStore';

beforeEach(() => {
  jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  startAnew();
  // The API of the previous test may offer a draft of another browser.
  fakeApi({
    'GET /profile/drafts': { data: null, meta: {} },
    'PUT /profile/drafts': undefined,
    'DELETE /profile/drafts': undefined,
  });
});

test.each([
  ['the page goes', () => fireEvent(window, new Event('pagehide'))],
  ['the session ends', () => act(() => expire())],
])('the last key before %s is in the draft', async (_what, happen) => {
  open();
  for (const value of ['Sea House!', 'Sea House!!']) fireEvent.change(box('Name'), { target: { value } });
  happen();
  const [kept] = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('innkeeper.draft:'));
  expect(JSON.parse(String(kept?.[1]))).toMatchObject({ values: { name: 'Sea House!!' } });
});

const SAVED_ELSEWHERE = '2026-11-22T14:05:00.000Z';
const elsewhere = (more: object) => ({
  data: { content: JSON.stringify({ browser: 'other', savedAt: '', ...more }), saved_at: SAVED_ELSEWHERE },
  meta: {},
});

test('text typed in another browser is offered, and can be put into the form', async () => {
  fakeApi({ 'GET /profile/drafts': elsewhere({ values: { name: 'Sea House in the snow', code: '' }, version: 3 }) });
  const { user } = open();
  const notice = await screen.findByText('You began to change this in another browser.');
  expect(notice.closest('[aria-live=polite]')).toBeInTheDocument();
  await user.click(button('Bring it back'));
  expect(box('Name')).toHaveValue('Sea House in the snow');
  expect(screen.queryByText('You began to change this in another browser.')).toBeNull();
});

test('discarding text typed in another browser keeps what is typed here, and can be undone', async () => {
  fakeApi({ 'GET /profile/drafts': elsewhere({ values: { name: 'Sea House in the snow', code: '' }, version: 3 }) });
  const { user } = open();
  await screen.findByText('You began to change this in another browser.');
  await user.type(box('Code'), 'SEA');
  await user.click(
    within(screen.getByText('You began to change this in another browser.').parentElement!).getByRole('button', {
      name: 'Discard',
    }),
  );
  expect(box('Code')).toHaveValue('SEA');
  expect(screen.queryByText('You began to change this in another browser.')).toBeNull();
  await user.click(button('Undo'));
  expect(box('Name')).toHaveValue('Sea House in the snow');
});

test('a new item keeps its id after a reload, and gets another one after Discard', async () => {
  save.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'Lost.' }));
  const keys = () => save.mock.calls.map((call) => call[2]);
  const first = openNew();
  await first.user.type(box('Name'), 'Sea');
  await first.user.click(button('Save'));
  await screen.findByText('Lost.');
  await waitFor(() => expect(draftStore('1', '/houses/1').all()[0]?.values.name).toBe('Sea'));
  first.unmount();
  const { user } = openNew();
  await user.click(button('Restore it'));
  await user.click(button('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await user.click(button('Discard'));
  await user.click(button('Undo'));
  await user.click(button('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  await user.click(button('Discard'));
  await user.type(box('Name'), 'Lake');
  await user.click(button('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(4));
  expect(keys()).toEqual([keys()[0], keys()[0], keys()[0], expect.not.stringContaining(keys()[0] ?? '')]);
});

test('the id of a new item is stored with its draft only after the item has been sent', async () => {
  save.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'Lost.' }));
  const { user } = openNew();
  const kept = () => draftStore('1', '/houses/1').all()[0];
  await user.type(box('Name'), 'Sea');
  await waitFor(() => expect(kept()?.values.name).toBe('Sea'));
  expect(kept()?.newId).toBeUndefined();
  await user.click(button('Save'));
  await waitFor(() => expect(kept()?.newId).toBe(save.mock.calls[0]?.[2]));
});

test('a draft typed before the item existed conflicts with the item that somebody else created', async () => {
  draftStore('1', '/houses/1').keep({ values: { name: 'Mine', code: '' }, opened: { name: '' }, version: undefined });
  const { user } = open();
  await user.click(button('Restore it'));
  save.mockRejectedValueOnce(stale(house()));
  await user.click(button('Save'));
  expect(save.mock.calls[0]?.[1]?.version).toBe(0);
  expect(await screen.findByText(/^Ada Lind saved this on/)).toBeInTheDocument();
});

describe('a save that finishes after the form was left', () => {
  const drafts = draftStore('1', '/houses/1');
  const names = () => drafts.all().map(({ values }) => values.name);
  const keep = (name: string) => drafts.keep({ values: { name, code: '' }, version: 3 }, drafts.all());
  /** Types while a draft is offered, saves, leaves, and lets something happen before the answer arrives. */
  async function saveAndLeave(offer: string, meanwhile: () => void = () => undefined) {
    let answer: (saved: ReturnType<typeof house>) => void = () => undefined;
    save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { user } = openLeavable();
    await screen.findByText(offer);
    await user.type(box('Name'), '!');
    await user.click(button('Save'));
    await waitFor(() => expect(names()).toEqual(['Sea House!', 'Offered']));
    await user.click(button('Leave'));
    meanwhile();
    await act(async () => answer(house({ name: 'Sea House!', version: 4 })));
  }

  test('does not delete what was typed there since, and offers nothing of what was saved', async () => {
    keep('Offered');
    await saveAndLeave('Your unsaved text is still here.', () => keep('Typed since'));
    expect(names()).toEqual(['Typed since']);
    expect(pendingDiscards('1')).toEqual([]);
  });

  test('leaves nothing that this browser or another one would offer', async () => {
    const api = fakeApi({
      'GET /profile/drafts': elsewhere({ values: { name: 'Offered', code: '' }, version: 3 }),
      'DELETE /profile/drafts': undefined,
    });
    await saveAndLeave('You began to change this in another browser.');
    expect(names()).toEqual([]);
    await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ method: 'DELETE', query: { seen: SAVED_ELSEWHERE } }));
    expect(pendingDiscards('1')).toEqual([]);
  });
});

test('a save that fails after the form was left says so, with a link to the form, where the text is still offered', async () => {
  let refuse: (error: ApiError) => void = () => undefined;
  save.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)));
  const { user } = openLeavable();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  const drafts = draftStore('1', '/houses/1');
  await waitFor(() => expect(drafts.all()).toHaveLength(1));
  await user.click(button('Leave'));
  await act(async () =>
    refuse(new ApiError({ status: 503, code: 'unavailable', message: 'The data cannot be reached right now.' })),
  );
  expect(screen.getByText('Your text was not saved. The data cannot be reached right now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the form' })).toHaveAttribute('href', '/houses/1');
  expect(drafts.all()).toHaveLength(1);
});

test('a draft that the server refuses is shown as kept in this browser only, until it is discarded', async () => {
  fakeApi({
    'GET /profile/drafts': { data: null, meta: {} },
    'PUT /profile/drafts': { status: 400, body: { message: 'The request is nested too deeply.', code: 'bad_request' } },
    'DELETE /profile/drafts': undefined,
  });
  const { user } = open();
  await user.type(box('Name'), '!');
  const state = () => screen.getByText('Unsaved changes').closest('p');
  expect(state()).toHaveTextContent(/in Name$/);
  await waitFor(() => expect(state()).toHaveTextContent('Unsaved changes in Name. They are kept in this browser only.'), {
    timeout: 8000,
  });
  await user.click(button('Discard'));
  await user.type(box('Name'), '?');
  expect(state()).toHaveTextContent(/in Name$/);
}, 15_000);

test('a draft that the browser has no room for is shown as kept in this tab only, until there is room', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = open();
  await user.type(box('Name'), '!');
  const state = () => screen.getByText('Unsaved changes').closest('p');
  await waitFor(() => expect(state()).toHaveTextContent('Unsaved changes in Name. They are kept in this tab only.'));
  full.mockRestore();
  await user.type(box('Name'), '!');
  await waitFor(() => expect(state()).toHaveTextContent(/in Name$/));
  warning.mockRestore();
});
