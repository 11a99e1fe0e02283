import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { SEARCH_DEBOUNCE_MS } from 'shared-kit/rules/limits';
import { Combobox } from './Combobox';

const all = ['Alder House', 'Hotel Belvoir', 'Hotel Marchmont'].map((label) => ({ key: label, label }));
const show = (search = async (text: string) => all.filter(({ label }) => label.includes(text))) => {
  const onChoose = jest.fn();
  render(<Combobox label="Go to a Property..." search={search} onChoose={onChoose} />);
  return { onChoose, box: screen.getByRole('combobox', { name: 'Go to a Property...' }), user: userEvent.setup() };
};

test('typing finds entries, Enter chooses the first, and then the box is empty again', async () => {
  const { onChoose, box, user } = show();
  await user.type(box, 'Hotel');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Hotel Belvoir', 'Hotel Marchmont']),
  );
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(all[1]);
  await waitFor(() => expect(box).toHaveValue(''));
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});

test('Enter chooses the first of what was typed while the code of the list was loading', async () => {
  const onChoose = jest.fn();
  const search = async (text: string) => all.filter(({ label }) => label.includes(text));
  const start = { text: 'Hotel', focus: true, open: true };
  render(<Combobox label="Go to a Property..." search={search} onChoose={onChoose} start={start} />);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[all[1]]]);
});

test('Enter chooses nothing from the list of an empty box', async () => {
  const { onChoose, box, user } = show();
  await user.click(box);
  await screen.findByRole('option', { name: 'Alder House' });
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a list that is opened again is searched again: it may be old', async () => {
  let searches = 0;
  const search = jest.fn(async () => all.slice(0, (searches += 1)));
  const { box, user } = show(search);
  await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  await user.click(box);
  await screen.findByRole('option', { name: 'Hotel Belvoir' });
  await user.keyboard('{Escape}');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Hotel Marchmont' });
  expect(search).toHaveBeenCalledTimes(3);
});

test('opening the list does not start again a search that is still running', async () => {
  const search = jest.fn(() => new Promise<typeof all>(() => {}));
  const { box, user } = show(search);
  await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  await user.click(box);
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  expect(search).toHaveBeenCalledTimes(1);
});

test('quick typing makes one search, 500 ms after the last key', async () => {
  jest.useFakeTimers();
  const search = jest.fn(async (text: string) => all.filter(({ label }) => label.includes(text)));
  const { box } = show(search);
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(0);
  expect(search).toHaveBeenCalledTimes(1);
  for (const text of ['H', 'Ho', 'Hotel']) {
    fireEvent.change(box, { target: { value: text } });
    await wait(499);
  }
  expect(search).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(search).toHaveBeenCalledTimes(2);
  expect(search).toHaveBeenLastCalledWith('Hotel', expect.anything());
  jest.useRealTimers();
});

test('while the list is older than the text, it is marked as busy', async () => {
  let answer = (_found: typeof all) => {};
  const { box, user } = show((text) => (text ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(all)));
  await user.click(box);
  await screen.findByRole('option', { name: 'Alder House' });
  const isBusy = () => screen.getByRole('listbox').closest('[aria-busy]')?.getAttribute('aria-busy');
  expect(isBusy()).toBe('false');
  await user.type(box, 'March');
  expect([screen.getAllByRole('option').length, isBusy()]).toEqual([3, 'true']);
  await act(() => new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS)));
  await act(async () => answer(all.slice(2)));
  await screen.findByRole('option', { name: 'Hotel Marchmont' });
  expect(isBusy()).toBe('false');
});

test('Enter before the pause ends searches at once and chooses what was typed, never what was listed before', async () => {
  const { onChoose, box, user } = show();
  await user.click(box);
  await screen.findByRole('option', { name: 'Alder House' });
  await user.type(box, 'March{Enter}');
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(all[2]), { timeout: 400 });
  expect(onChoose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(box).toHaveValue(''));
});

test('Enter that confirms a composed character chooses nothing', async () => {
  const { onChoose, box, user } = show();
  await user.click(box);
  await screen.findByRole('option', { name: 'Alder House' });
  await user.type(box, 'March');
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Hotel Marchmont']));
  expect([onChoose.mock.calls, box]).toEqual([[], expect.objectContaining({ value: 'March' })]);
});

test.each([
  ['is empty', '', all],
  ['finds nothing', 'zz', []],
  ['finds something', 'March', all.slice(2)],
])('Enter in a box that %s does not send the form around it', async (_what, text, found) => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const onChoose = jest.fn();
  const user = userEvent.setup();
  render(
    <form onSubmit={onSubmit}>
      <Combobox label="Find" search={() => Promise.resolve(found)} onChoose={onChoose} />
      <button>Save</button>
    </form>,
  );
  const box = screen.getByRole('combobox', { name: 'Find' });
  act(() => box.focus());
  if (text) {
    await user.type(box, text);
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(found.length));
    if (found.length === 0) await screen.findByText('Nothing found');
  }
  await user.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onChoose.mock.calls).toEqual(text && found[0] ? [[found[0]]] : []);
});

test('Escape and leaving the box close the list', async () => {
  const { onChoose, box, user } = show();
  await user.type(box, 'H');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  await user.type(box, 'o');
  await screen.findAllByRole('option');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(onChoose).not.toHaveBeenCalled();
});

test('a list that is cut says so, and how to find the others', async () => {
  render(
    <Combobox label="Find" maxShown={2} search={(text) => Promise.resolve(text ? all.slice(1) : all)} onChoose={jest.fn()} />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Find' }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('Only the first 2 are shown. Type more of the name to find the others.');
  await user.keyboard('H');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test.each([
  ['Escape', '{Escape}'],
  ['leaving the box', '{Tab}'],
])('%s after Enter, while the answer is on its way, chooses nothing', async (_, key) => {
  const responses: ((found: typeof all) => void)[] = [];
  const { onChoose, box, user } = show((text) =>
    text ? new Promise((resolve) => responses.push(resolve)) : Promise.resolve(all),
  );
  await user.click(box);
  await screen.findByRole('option', { name: 'Alder House' });
  await user.type(box, 'March{Enter}');
  await user.keyboard(key);
  await act(async () => responses.forEach((respond) => respond(all)));
  expect(responses).toHaveLength(1);
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press beside the entries leaves the list open and the focus in the box', async () => {
  const { box, user } = show(async () => []);
  await user.type(box, 'x');
  await user.click(await screen.findByText('Nothing found'));
  expect(box).toHaveFocus();
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
});

test('an empty result and a failure are both reported', async () => {
  const { box, user } = show(async (text) => {
    if (text === 'xy') throw new Error('no network');
    return [];
  });
  await user.type(box, 'x');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await user.type(box, 'y');
  expect(await screen.findByText('The list could not be loaded. Type again to try again.')).toBeInTheDocument();
});
