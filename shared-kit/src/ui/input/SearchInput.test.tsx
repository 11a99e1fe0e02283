import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchInput } from './SearchInput';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('searchbox', { name: 'Filter by title' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('quick typing makes one search, 500 ms after the last key', () => {
  const onSearch = jest.fn();
  render(<SearchInput label="Filter by title" value="" onSearch={onSearch} />);
  type('w');
  wait(300);
  type('win');
  wait(499);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['win']]);
});

test('Enter and clearing search at once; an unchanged text is not searched for again', () => {
  const onSearch = jest.fn();
  const { rerender } = render(<SearchInput label="Filter by title" value="" onSearch={onSearch} />);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch).not.toHaveBeenCalled();
  type('dog');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['dog']]);
  rerender(<SearchInput label="Filter by title" value="dog" onSearch={onSearch} />);
  wait(2000);
  expect(onSearch).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Clear: Filter by title' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(box()).toHaveFocus();
});

test('keys of a character that is being composed neither search nor clear what is typed', () => {
  const onSearch = jest.fn();
  render(<SearchInput label="Filter by title" value="" onSearch={onSearch} />);
  type('にほん');
  for (const key of ['Enter', 'Escape']) expect(fireEvent.keyDown(box(), { key, keyCode: 229 })).toBe(true);
  expect(onSearch).not.toHaveBeenCalled();
  expect(box()).toHaveValue('にほん');
});
