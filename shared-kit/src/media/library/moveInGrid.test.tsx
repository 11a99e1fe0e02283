import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveInGrid } from './moveInGrid';

/** Three columns of cards, each in a cell that is the offset parent of its card. */
function Cards() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul onKeyDown={moveInGrid}>
      {[1, 2, 3, 4, 5, 6, 7].map((n) => (
        <li key={n}>
          <button type="button" data-card>{`Card ${n}`}</button>
        </li>
      ))}
    </ul>
  );
}

test('arrow keys go from card to card and from row to row', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = Number(this.textContent?.replace('Card ', '')) - 1;
    return new DOMRect(0, Math.floor(index / 3) * 200, 100, 200);
  });
  render(<Cards />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Card 2' }).focus();
  for (const [key, card] of [
    ['ArrowDown', 5],
    ['ArrowRight', 6],
    ['ArrowUp', 3],
    ['End', 7],
    ['ArrowUp', 4],
    ['Home', 1],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('button', { name: `Card ${card}` })).toHaveFocus();
  }
  jest.restoreAllMocks();
});

test('Alt and Left is left to the browser, whose Back it is', () => {
  render(<Cards />);
  const card = screen.getByRole('button', { name: 'Card 2' });
  card.focus();
  expect(fireEvent.keyDown(card, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(card).toHaveFocus();
});
