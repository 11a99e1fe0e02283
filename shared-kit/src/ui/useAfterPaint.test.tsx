import { act, render, screen } from '@testing-library/react';
import { useAfterPaint } from './useAfterPaint';

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

function Part({ name }: { name: string }) {
  return <p>{`${name} ${useAfterPaint() ? 'shown' : 'waits'}`}</p>;
}

test('heavy parts appear together after the first frame, without those that were unmounted meanwhile', async () => {
  const { rerender } = render([<Part key="1" name="first" />, <Part key="2" name="second" />, <Part key="3" name="third" />]);
  expect(screen.getAllByText(/waits/)).toHaveLength(3);
  rerender([<Part key="1" name="first" />, <Part key="3" name="third" />]);
  await nextFrame();
  expect(screen.getAllByText(/shown/).map(({ textContent }) => textContent)).toEqual(['first shown', 'third shown']);
});

test('a part that is mounted later waits for its own frame', async () => {
  render(<Part name="first" />);
  await nextFrame();
  render(<Part name="later" />);
  expect(screen.getByText('later waits')).toBeInTheDocument();
  await nextFrame();
  expect(screen.getByText('later shown')).toBeInTheDocument();
});
