import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorFoot } from './EditorFoot';

/** A box whose measured height is the one that is set, as in a browser. */
function boxOf(height: number) {
  const box = document.createElement('div');
  box.style.height = `${height}px`;
  Object.defineProperty(box, 'offsetHeight', { get: () => parseFloat(box.style.height) });
  return box;
}

test.each([
  ['shorter', 500, '400px'],
  ['taller', 500, '600px'],
  ['shorter', 120, '100px'],
  ['shorter', 100, '100px'],
  ['taller', 1000, '1000px'],
])('the keyboard makes an editor %s: from %i px to %s', async (way, from, to) => {
  const box = boxOf(from);
  render(<EditorFoot words={1} box={() => box} />);
  const button = screen.getByRole('button', { name: `Make the editor ${way}` });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(box.style.height).toBe(to);
  expect(button).toHaveFocus();
  expect(screen.getByText('1 word')).toBeInTheDocument();
});
