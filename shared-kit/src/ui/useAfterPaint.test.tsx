import { act, render, screen } from '@testing-library/react';
import { useAfterPaint } from './useAfterPaint';

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

function Part({ name }: { name: string }) {
  return <p>{`${name} ${useAfterPaint() ? 'shown' : 'waits'}`}</p>;
}

test('what is heavy follows the first frame, all of it at once, without what has gone meanwhile', async () => {
  const { rerender } = render([<Part key="1" name="first" />, <Part key="2" name="second" />, <Part key="3" name="third" />]);
  expect(screen.getAllByText(/waits/)).toHaveLength(3);
  rerender([<Part key="1" name="first" />, <Part key="3" name="third" />]);
  await nextFrame();
  expect(screen.getAllByText(/shown/).map(({ textContent }) => textContent)).toEqual(['first shown', 'third shown']);
});

test('what comes later has its own frame', async () => {
  render(<Part name="first" />);
  await nextFrame();
  render(<Part name="later" />);
  expect(screen.getByText('later waits')).toBeInTheDocument();
  await nextFrame();
  expect(screen.getByText('later shown')).toBeInTheDocument();
});
