import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expire } from 'shared-kit/session';
import { ApiError } from '../api/errors';
import { TextField } from '../fields/text/text';
import type { ItemBase } from '../rules/entities';
import { fakeApi, type FakeCall } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { renderPage } from '../../testing/renderPage';
import { drafts } from './drafts';
import { FormShell } from './FormShell';
import { plainParts } from './parts';
import { useSavedForm } from './useSavedForm';

interface House extends ItemBase {
  name: string;
  code: string | null;
}
type HouseValues = { name: string; code: string };

const house = (more: Partial<House> = {}): House => ({
  id: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  updatedBy: { id: '2', name: 'Ada Lind' },
  version: 3,
  name: 'Sea House',
  code: null,
  ...more,
});

const parts = plainParts<HouseValues>({ name: 'Name', code: 'Code' });
const save = jest.fn<Promise<House | undefined>, [HouseValues, House | undefined, string]>();
const stale = (current: House) => new ApiError({ status: 412, code: 'stale', message: 'Ada Lind saved this.', current });

function HouseForm({ stored = house() }: { stored?: House | null }) {
  const [item, setItem] = useState(stored ?? undefined);
  const form = useSavedForm<HouseValues, House>({
    path: '/houses/1',
    item,
    read: (stored) => ({ name: stored?.name ?? '', code: stored?.code ?? '' }),
    parts,
    check: ({ name }): Record<string, string> => (name ? {} : { name: 'Required!' }),
    save,
    mayBeNew: true,
    kind: 'properties',
  });
  return (
    <FormShell form={form} name="house">
      <TextField name="name" label="Name" />
      <TextField name="code" label="Code" />
      <button type="button" onClick={() => setItem(house({ name: 'Newer House', version: 4 }))}>
        A newer answer
      </button>
    </FormShell>
  );
}

function LeavableForm() {
  const [left, setLeft] = useState(false);
  return (
    <>
      <button onClick={() => setLeft(true)}>Leave</button>
      {!left && <HouseForm />}
    </>
  );
}

const open = () => renderPage(<HouseForm />, '/houses/1', '/houses/1');
const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  save.mockReset();
  signedInAs();
});

test.each([
  ['nobody foresaw', new TypeError('answer.data is undefined')],
  ['of the network', new ApiError({ status: 0, code: 'network', message: 'Something went wrong. Please try again.' })],
  ['of the server', new ApiError({ status: 500, code: 'internal', message: 'Something went wrong. Please try again.' })],
  ['of too many calls', new ApiError({ status: 429, code: 'busy', message: 'Something went wrong. Please try again.' })],
])('a failure that is %s is said and can be tried again with the same values', async (_which, failure) => {
  save.mockRejectedValueOnce(failure).mockResolvedValueOnce(house({ name: 'Sea House!', version: 4 }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
  expect(press('Save')).toBeDisabled();
  // Not on Discard beside it, which the next Enter would press.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.click(press('Try again'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a failure takes nobody out of the field that they save from', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 500, code: 'internal', message: 'It broke.' }));
  const { user } = open();
  await user.type(box('Name'), '!');
  fireEvent.submit(box('Name').closest('form') as HTMLFormElement);
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  expect(box('Name')).toHaveFocus();
});

test('after a conflict the merged values are in the form, and stay there when the second save fails', async () => {
  const newer = house({ code: 'SEA', version: 7 });
  save.mockRejectedValueOnce(stale(newer)).mockRejectedValueOnce(new ApiError({ status: 503, code: 'down', message: 'Down.' }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('Down.')).toBeInTheDocument();
  expect(box('Name')).toHaveValue('Sea House!');
  expect(box('Code')).toHaveValue('SEA');
  expect(screen.getByText('Unsaved changes').closest('p')).toHaveTextContent('Unsaved changes in Name');

  save.mockResolvedValueOnce(house({ name: 'Sea House!', code: 'SEA', version: 8 }));
  await user.click(press('Try again'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(save.mock.calls.map(([values, base]) => [values.code, base?.version])).toEqual([
    ['', 3],
    ['SEA', 7],
    ['SEA', 7],
  ]);
});

test('where both changed the same, the one that was chosen comes into the form', async () => {
  save.mockRejectedValueOnce(stale(house({ name: 'Sea Lodge', version: 7 })));
  save.mockResolvedValueOnce(house({ name: 'Sea Lodge', version: 8 }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  await user.click(await screen.findByRole('radio', { name: /Sea Lodge/ }));
  await user.click(press('Save my choices'));
  await waitFor(() => expect(box('Name')).toHaveValue('Sea Lodge'));
  expect(save.mock.calls[1]?.[0]).toEqual({ name: 'Sea Lodge', code: '' });
});

test('a newer version that holds all that stands here is no conflict: an earlier attempt arrived, and its answer was lost', async () => {
  save.mockRejectedValueOnce(stale(house({ name: 'Sea House!', version: 4 })));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(screen.queryByText(/while you were editing/)).not.toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(1);
});

test('merged values that break a rule are not sent: the rule is said', async () => {
  save.mockRejectedValueOnce(stale(house({ name: '', code: 'SEA', version: 7 })));
  const { user } = open();
  await user.type(box('Code'), 'LAKE');
  await user.click(press('Save'));
  await user.click(await screen.findByRole('button', { name: 'Save my choices' }));
  expect((await screen.findAllByText(/Required!/)).length).toBeGreaterThan(0);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a newer answer fills an untouched form', async () => {
  const { user } = open();
  await user.click(press('A newer answer'));
  expect(box('Name')).toHaveValue('Newer House');
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});

test('a newer answer never overwrites what somebody typed', async () => {
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('A newer answer'));
  expect(box('Name')).toHaveValue('Sea House!');
});

test('Discard can be undone, as long as the form is there', async () => {
  const { user } = renderPage(<LeavableForm />, '/houses/1', '/houses/1');
  await user.type(box('Name'), '!');
  await user.click(press('Discard'));
  expect(box('Name')).toHaveValue('Sea House');
  await user.click(press('Undo'));
  expect(box('Name')).toHaveValue('Sea House!');
  await user.click(press('Discard'));
  expect(press('Undo')).toBeInTheDocument();
  await user.click(press('Leave'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('Undo of Discard goes with the next key, which it would lose', async () => {
  const { user } = renderPage(<LeavableForm />, '/houses/1', '/houses/1');
  await user.type(box('Name'), '!');
  await user.click(press('Discard'));
  await user.type(box('Name'), '?');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(box('Name')).toHaveValue('Sea House?');
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

test('a draft that was discarded comes back into the form with Undo', async () => {
  drafts('1', '/houses/1').keep({ values: { name: 'Sea House in the snow', code: '' }, version: 3 });
  const { user } = open();
  await user.click(press('Discard'));
  expect(box('Name')).toHaveValue('Sea House');
  await user.click(press('Undo'));
  expect(box('Name')).toHaveValue('Sea House in the snow');
});

const elsewhere = (more: object) => ({
  data: { content: JSON.stringify({ browser: 'other', savedAt: '', ...more }), saved_at: '2026-11-22T14:05:00.000Z' },
  meta: {},
});

test('what was typed in another browser is offered, and comes into the form', async () => {
  fakeApi({ 'GET /profile/drafts': elsewhere({ values: { name: 'Sea House in the snow', code: '' }, version: 3 }) });
  const { user } = open();
  expect(await screen.findByText('You began to change this in another browser.')).toBeInTheDocument();
  await user.click(press('Bring it back'));
  expect(box('Name')).toHaveValue('Sea House in the snow');
  expect(screen.queryByText('You began to change this in another browser.')).toBeNull();
});

test('discarding what was typed in another browser leaves what is typed here, and can be undone', async () => {
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
  await user.click(press('Undo'));
  expect(box('Name')).toHaveValue('Sea House in the snow');
});

test('a new item keeps its key over a reload, and what is typed after a discard is another', async () => {
  save.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'Lost.' }));
  const openNew = () => renderPage(<HouseForm stored={null} />, '/houses/1', '/houses/1');
  const keys = () => save.mock.calls.map((call) => call[2]);
  const first = openNew();
  await first.user.type(box('Name'), 'Sea');
  await first.user.click(press('Save'));
  await screen.findByText('Lost.');
  await waitFor(() => expect(drafts('1', '/houses/1').all()[0]?.values.name).toBe('Sea'));
  first.unmount();
  const { user } = openNew();
  await user.click(press('Restore it'));
  await user.click(press('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await user.click(press('Discard'));
  await user.click(press('Undo'));
  await user.click(press('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  await user.click(press('Discard'));
  await user.type(box('Name'), 'Lake');
  await user.click(press('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(4));
  expect(keys()).toEqual([keys()[0], keys()[0], keys()[0], expect.not.stringContaining(keys()[0] ?? '')]);
});

test('a draft of an older version goes through the question after a conflict: nothing that others saved is lost', async () => {
  const draft = { values: { name: 'Sea House!', code: '' }, opened: { name: 'Sea House' }, version: 2 };
  drafts('1', '/houses/1').keep(draft);
  const now = house({ code: 'SEA', version: 3 });
  save.mockRejectedValueOnce(stale(now)).mockResolvedValueOnce(house({ name: 'Sea House!', code: 'SEA', version: 4 }));
  const { user } = open();
  await user.click(press('Restore it'));
  await user.click(press('Save'));
  expect(save.mock.calls[0]?.[1]?.version).toBe(2);
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(save.mock.calls[1]).toEqual([{ name: 'Sea House!', code: 'SEA' }, now, expect.any(String)]);
});

test('an error that comes back while somebody types does not take the focus', async () => {
  const { user } = open();
  await user.clear(box('Name'));
  await user.click(press('Save'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.type(box('Name'), 'A');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.type(box('Name'), '{Backspace}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Name: Required!');
  expect(box('Name')).toHaveFocus();
});

test('what was typed over an item that somebody deleted can be saved as a new one', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 404, code: 'not_found', message: 'There is no such house.' }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  expect(await screen.findByText('There is no such house.')).toBeInTheDocument();
  save.mockResolvedValueOnce(house({ id: '2', name: 'Sea House!', version: 1 }));
  await user.click(press('Save as a new one'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  expect(save.mock.calls[1]).toEqual([{ name: 'Sea House!', code: '' }, undefined, expect.any(String)]);
});

test.each([
  [true, 'It is in the bin, and you may restore it.'],
  [false, 'It is in the bin.'],
])('what somebody deleted is said to be in the bin, and who may restore it (%p) is led there', async (mayRestore, said) => {
  fakeApi({
    'GET /bin': ({ query }: FakeCall) => ({ data: query.item_id === '1' ? [{ id: '7', may_restore: mayRestore }] : [] }),
  });
  save.mockRejectedValueOnce(new ApiError({ status: 404, code: 'not_found', message: 'There is no such house.' }));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  expect(await screen.findByText(said)).toBeInTheDocument();
  const link = screen.queryByRole('link', { name: 'Open the bin' });
  expect(link?.getAttribute('href')).toBe(mayRestore ? '/bin?item=1' : undefined);
});

test('where all of theirs is chosen and a third save has come, nothing is asked: the newest version is shown', async () => {
  save.mockRejectedValueOnce(stale(house({ name: 'Their House', version: 4 })));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  await user.click(await screen.findByRole('radio', { name: /Ada Lind’s/ }));
  save.mockRejectedValueOnce(stale(house({ name: 'Third House', version: 5 })));
  await user.click(press('Save my choices'));
  await waitFor(() => expect(box('Name')).toHaveValue('Third House'));
  expect(screen.queryByText(/while you were editing/)).toBeNull();
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});

test('only a save that comes while choices are saved is said to be one more, not one after a save of one’s own', async () => {
  save.mockRejectedValueOnce(stale(house({ name: 'Their House', version: 4 })));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  expect(await screen.findByText(/^Ada Lind saved this on .*, while you were editing\.$/)).toBeInTheDocument();
  save.mockRejectedValueOnce(stale(house({ name: 'Third House', version: 5 })));
  await user.click(press('Save my choices'));
  expect(await screen.findByText(/^Ada Lind saved this once more on/)).toBeInTheDocument();
  save.mockResolvedValueOnce(house({ name: 'Sea House!', version: 6 }));
  await user.click(press('Save my choices'));
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  save.mockRejectedValueOnce(stale(house({ name: 'Fourth House', version: 7 })));
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  expect(await screen.findByText(/^Ada Lind saved this on .*, while you were editing\.$/)).toBeInTheDocument();
});

test('a new item shares its key with another tab only once it may have arrived', async () => {
  save.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'Lost.' }));
  const { user } = renderPage(<HouseForm stored={null} />, '/houses/1', '/houses/1');
  const kept = () => drafts('1', '/houses/1').all()[0];
  await user.type(box('Name'), 'Sea');
  await waitFor(() => expect(kept()?.values.name).toBe('Sea'));
  expect(kept()?.newId).toBeUndefined();
  await user.click(press('Save'));
  await waitFor(() => expect(kept()?.newId).toBe(save.mock.calls[0]?.[2]));
});

test.each(['Discard', 'Restore it'])('%s of an offered draft leaves what was typed since', async (answer) => {
  drafts('1', '/houses/1').keep({ values: { name: 'Old draft', code: '' }, opened: { name: 'Sea House' }, version: 3 });
  const { user } = open();
  const notice = within((await screen.findByRole('button', { name: 'Restore it' })).parentElement!);
  await user.type(box('Code'), 'SEA');
  await user.click(notice.getByRole('button', { name: answer }));
  expect(box('Code')).toHaveValue('SEA');
  expect(box('Name')).toHaveValue(answer === 'Discard' ? 'Sea House' : 'Old draft');
});

test('a draft that was typed while there was no item yet is older than the one that somebody else has made', async () => {
  drafts('1', '/houses/1').keep({ values: { name: 'Mine', code: '' }, opened: { name: '' }, version: undefined });
  const { user } = open();
  await user.click(press('Restore it'));
  save.mockRejectedValueOnce(stale(house()));
  await user.click(press('Save'));
  expect(save.mock.calls[0]?.[1]?.version).toBe(0);
  expect(await screen.findByText(/^Ada Lind saved this on/)).toBeInTheDocument();
});

test('a save whose answer comes after the form was left takes nothing that was typed there since', async () => {
  let answer: (saved: House) => void = () => undefined;
  save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { user } = renderPage(<LeavableForm />, '/houses/1', '/houses/1');
  await user.type(box('Name'), '!');
  await user.click(press('Save'));
  await user.click(press('Leave'));
  await new Promise((done) => setTimeout(done, 5));
  drafts('1', '/houses/1').keep({ values: { name: 'Typed since', code: '' }, version: 3 });
  await act(async () => answer(house({ name: 'Sea House!', version: 4 })));
  expect(drafts('1', '/houses/1').all()[0]?.values.name).toBe('Typed since');
});

describe('Discard while somebody else has saved', () => {
  const theirs = house({ name: 'Their House', version: 4 });
  const collide = async () => {
    save.mockRejectedValueOnce(stale(theirs));
    const { user } = open();
    await user.type(box('Name'), '!');
    await user.click(press('Save'));
    await screen.findByText(/^Ada Lind saved this on/);
    await user.click(press('Discard'));
    return user;
  };

  test('shows what they saved, and the next Save is over it', async () => {
    const user = await collide();
    await waitFor(() => expect(box('Name')).toHaveValue('Their House'));
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
    await user.type(box('Code'), 'SEA');
    await user.click(press('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.slice(0, 2)).toEqual([{ name: 'Their House', code: 'SEA' }, theirs]);
  });

  test('Undo brings the text back over the version it was typed on: Save asks again', async () => {
    const user = await collide();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(box('Name')).toHaveValue('Sea House!');
    save.mockRejectedValueOnce(stale(theirs));
    await user.click(press('Save'));
    expect(await screen.findByText(/^Ada Lind saved this on/)).toBeInTheDocument();
    expect(save.mock.calls[1]?.[1]?.version).toBe(3);
  });
});

describe('a press that leaves a field', () => {
  const leave = async () => {
    const { user } = open();
    await user.clear(box('Name'));
    await user.pointer({ keys: '[MouseLeft>]', target: press('A newer answer') });
    return user;
  };

  test('shows what is wrong there only when it is over: nothing moves away under the mouse', async () => {
    const user = await leave();
    expect(box('Name')).not.toHaveFocus();
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(screen.queryByText('Required!')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: press('A newer answer') });
    expect(await screen.findByText('Required!')).toBeInTheDocument();
  });

  test('shows it as well when it ends elsewhere, or is taken by the browser', async () => {
    const user = await leave();
    await user.pointer({ keys: '[/MouseLeft]', target: box('Code') });
    expect(await screen.findByText('Required!')).toBeInTheDocument();
  });

  test('and gives up the form shows nothing that is wrong in it', async () => {
    const { user } = open();
    await user.clear(box('Name'));
    await user.click(press('Discard'));
    expect(box('Name')).toHaveValue('Sea House');
    expect(screen.queryByText('Required!')).not.toBeInTheDocument();
  });
});
