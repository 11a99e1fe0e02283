import { renderHook } from '@testing-library/react';
import { PreloadPage } from '../remote/preloadPage';
import { useFormAhead } from './useFormAhead';

const preloadPage = jest.fn();
const item = jest.fn();
const ahead = (isShown: boolean) =>
  renderHook(() => useFormAhead('special', item, isShown), {
    wrapper: ({ children }) => <PreloadPage.Provider value={preloadPage}>{children}</PreloadPage.Provider>,
  }).result;
const save = (saveData: boolean) => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });

beforeEach(() => {
  jest.useFakeTimers();
  preloadPage.mockReset();
  item.mockReset();
});
afterEach(() => {
  save(false);
  jest.useRealTimers();
});

test('a list that rests fetches the code of its form', () => {
  ahead(true);
  jest.advanceTimersByTime(1_999);
  expect(preloadPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(preloadPage).toHaveBeenCalledWith('specialForm');
});

test('not before its rows are there, nor where data is saved', () => {
  ahead(false);
  save(true);
  ahead(true);
  jest.advanceTimersByTime(60_000);
  expect(preloadPage).not.toHaveBeenCalled();
});

test('a row that is meant fetches both, wherever data is saved', () => {
  save(true);
  ahead(true).current('9');
  expect(preloadPage).toHaveBeenCalledWith('specialForm');
  expect(item).toHaveBeenCalledWith('9');
});
