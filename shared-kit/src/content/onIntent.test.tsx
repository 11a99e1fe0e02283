import { fireEvent, render, screen } from '@testing-library/react';
import { onIntent } from './onIntent';

const run = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  run.mockReset();
  render(
    <a href="/one" {...onIntent(run)}>
      One
    </a>,
  );
});
afterEach(() => jest.useRealTimers());
const link = () => screen.getByRole('link');

test.each([
  ['pointed at', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
])('a link that is %s for a moment is meant', (_, begin) => {
  begin(link());
  jest.advanceTimersByTime(79);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('where %s only passes nothing is called', (_, begin, end) => {
  begin(link());
  jest.advanceTimersByTime(60);
  end(link());
  jest.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
