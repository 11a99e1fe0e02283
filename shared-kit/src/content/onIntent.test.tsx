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
])('the callback runs for a link that is %s for 80 ms', (_, begin) => {
  begin(link());
  jest.advanceTimersByTime(79);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('the callback does not run for a link that %s leaves sooner', (_, begin, end) => {
  begin(link());
  jest.advanceTimersByTime(60);
  end(link());
  jest.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
