import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion, type ToastItem } from './ToastRegion';

const show = (toast: Partial<ToastItem>) => {
  const onDismiss = jest.fn();
  render(
    <ToastRegion toasts={[{ id: 7, text: '“Bring the Dog” was archived', tone: 'done', ...toast }]} onDismiss={onDismiss} />,
  );
  return onDismiss;
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Messages' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a message is announced and disappears by itself after 6 s', () => {
  const onDismiss = show({});
  expect(region()).toHaveAttribute('aria-live', 'polite');
  wait(5900);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(200);
  expect(onDismiss).toHaveBeenCalledWith(7);
});

test.each([
  ['שבת בספא! deleted.', ['שבת בספא!']],
  ['“מלון הים (חיפה)” is as it was before.', ['מלון הים (חיפה)']],
  ['2 of 3: שבת, فندق 5 نجوم and Spa days.', ['שבת, فندق 5 نجوم']],
  ['Spa (שבת) deleted.', ['שבת']],
  ['מלון (חיפה) הים archived.', ['מלון (חיפה) הים']],
  ['Spa days deleted.', []],
])('names in Hebrew or Arabic run in their own direction: %s', (text, names) => {
  show({ text });
  expect([...region().querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(names);
  expect(region()).toHaveTextContent(text);
});

test('a message stays while the pointer is over it or it has the focus', () => {
  const onDismiss = show({});
  fireEvent.pointerEnter(region());
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.pointerLeave(region());
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  wait(6100);
  expect(onDismiss).toHaveBeenCalledWith(7);
});

test('Undo stays for 10 s, runs once and closes the message', () => {
  const run = jest.fn();
  const onDismiss = show({ action: { label: 'Undo', run } });
  wait(9900);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith(7);
});

test('what is under way stays until it is taken away, however slow the line is', () => {
  const onDismiss = show({ tone: 'note', text: 'Spa days is being archived...' });
  wait(600_000);
  expect(onDismiss).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a problem is an alert and stays until it is dismissed', () => {
  const onDismiss = show({ tone: 'problem', text: 'The special could not be archived.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The special could not be archived.');
  wait(600_000);
  expect(onDismiss).not.toHaveBeenCalled();
});

test('a message that follows another one whose button was pressed disappears by itself', () => {
  const first: ToastItem = { id: 1, text: 'Spa days was archived.', tone: 'done', action: { label: 'Undo', run: jest.fn() } };
  const onDismiss = jest.fn();
  const { rerender } = render(<ToastRegion toasts={[first]} onDismiss={onDismiss} />);
  // A press focuses the button, and no event says that a focused button was removed.
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  rerender(<ToastRegion toasts={[{ id: 2, text: 'Spa days was restored.', tone: 'done' }]} onDismiss={onDismiss} />);
  wait(6100);
  expect(onDismiss).toHaveBeenCalledWith(2);
});
