import { act, render, screen } from '@testing-library/react';
import { ToastRegion, type ToastItem } from './ToastRegion';

const HEIGHT = window.innerHeight;
const place = (element: Element, top: number, bottom: number) =>
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, bottom - top));
const region = () => screen.getByRole('region', { name: 'Messages' });
const isMoved = () => region().hasAttribute('data-moved');
const message: ToastItem = { id: 1, text: 'Archived.', tone: 'done' };

/** A page with one button, and one message at the bottom of the window. */
function open(toasts: ToastItem[] = [message]) {
  const page = (shown: ToastItem[]) => (
    <>
      <button>Above</button>
      <button>Below</button>
      <ToastRegion toasts={shown} onDismiss={() => undefined} />
    </>
  );
  const { rerender } = render(page(toasts));
  place(screen.getByRole('button', { name: 'Above' }), 40, 80);
  place(screen.getByRole('button', { name: 'Below' }), HEIGHT - 100, HEIGHT - 60);
  return (shown: ToastItem[]) => {
    rerender(page(shown));
  };
}
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const placeMessage = () => place(region().children[0]!, HEIGHT - 110, HEIGHT - 60);

test('messages move to the other edge of the window rather than cover what gets the focus', () => {
  open();
  placeMessage();
  focus('Above');
  expect(isMoved()).toBe(false);
  focus('Below');
  expect(isMoved()).toBe(true);
});

test('a message that appears over what has the focus moves, and the next one begins where messages usually are', () => {
  const show = open([]);
  focus('Below');
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, HEIGHT - 110, 300, 50));
  show([message]);
  expect(isMoved()).toBe(true);
  show([]);
  expect(isMoved()).toBe(false);
  jest.mocked(Element.prototype.getBoundingClientRect).mockRestore();
});

test('what has the focus within the messages, or at both edges, moves nothing', () => {
  open();
  placeMessage();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  expect(isMoved()).toBe(false);
  place(screen.getByRole('button', { name: 'Below' }), 0, HEIGHT);
  focus('Below');
  expect(isMoved()).toBe(false);
});
