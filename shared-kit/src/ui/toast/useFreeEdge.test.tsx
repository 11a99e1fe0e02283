import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion, type ToastItem } from './ToastRegion';

const HEIGHT = window.innerHeight;
const place = (element: Element, top: number, bottom: number) =>
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, bottom - top));
const region = () => screen.getByRole('region', { name: 'Messages' });
const isMoved = () => region().hasAttribute('data-moved');
const message: ToastItem = { id: 1, text: 'Archived.', tone: 'done' };

/** A page with one button, and one message at the bottom of the window. */
async function open(toasts: ToastItem[] = [message]) {
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
  await untilLoaded();
  return async (shown: ToastItem[]) => {
    rerender(page(shown));
    await untilLoaded();
  };
}
/** The code that keeps the edge free is loaded with the first message. */
const untilLoaded = () => act(async () => void (await import('./keepEdgeFree')));
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
function placeMessage() {
  place(region().children[0]!, HEIGHT - 110, HEIGHT - 60);
  place(region(), HEIGHT - 110, HEIGHT);
}

test('messages move to the other edge of the window instead of covering a control that gets the focus', async () => {
  await open();
  placeMessage();
  focus('Above');
  expect(isMoved()).toBe(false);
  focus('Below');
  expect(isMoved()).toBe(true);
});

test('a message that appears over the focused control moves, and the next one is at the usual edge again', async () => {
  const show = await open([]);
  focus('Below');
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, HEIGHT - 110, 300, 50));
  await show([message]);
  expect(isMoved()).toBe(true);
  await show([]);
  expect(isMoved()).toBe(false);
  jest.mocked(Element.prototype.getBoundingClientRect).mockRestore();
});

test('messages move instead of covering the bar with Save when the page is scrolled', async () => {
  await open();
  placeMessage();
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  place(bar, HEIGHT - 80, HEIGHT);
  fireEvent.scroll(window);
  expect(isMoved()).toBe(true);
  bar.remove();
});

test('messages do not move for a focus within them, or on an element that reaches both edges', async () => {
  await open();
  placeMessage();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  expect(isMoved()).toBe(false);
  place(screen.getByRole('button', { name: 'Below' }), 0, HEIGHT);
  focus('Below');
  expect(isMoved()).toBe(false);
});

test('F6 leads to the newest message, and from there back to where one was', async () => {
  const show = await open([message, { id: 2, text: 'Deleted.', tone: 'done', action: { label: 'Undo', run: () => undefined } }]);
  focus('Below');
  fireEvent.keyDown(document.activeElement!, { key: 'F6' });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement!, { key: 'F6' });
  expect(screen.getByRole('button', { name: 'Below' })).toHaveFocus();
  await show([]);
  // Without a message the key is left to the browser.
  expect(fireEvent.keyDown(document.activeElement!, { key: 'F6' })).toBe(true);
});

test('F6 leads back also after another message has appeared', async () => {
  const show = await open();
  focus('Below');
  fireEvent.keyDown(document.activeElement!, { key: 'F6' });
  await show([message, { id: 2, text: 'Deleted.', tone: 'done' }]);
  fireEvent.keyDown(document.activeElement!, { key: 'F6' });
  expect(screen.getByRole('button', { name: 'Below' })).toHaveFocus();
});
