import { renderHook } from '@testing-library/react';
import { PreloadPage } from '../remote/preloadPage';
import { usePreloadForm } from './usePreloadForm';

const preloadPage = jest.fn();
const prefetchItem = jest.fn();
const renderPreload = (isShown: boolean) =>
  renderHook(() => usePreloadForm('special', prefetchItem, isShown), {
    wrapper: ({ children }) => <PreloadPage.Provider value={preloadPage}>{children}</PreloadPage.Provider>,
  }).result;
const setSaveData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });

beforeEach(() => {
  jest.useFakeTimers();
  preloadPage.mockReset();
  prefetchItem.mockReset();
});
afterEach(() => {
  setSaveData(false);
  jest.useRealTimers();
});

test('the code of the form is preloaded two seconds after the list is shown', () => {
  renderPreload(true);
  jest.advanceTimersByTime(1_999);
  expect(preloadPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(preloadPage).toHaveBeenCalledWith('specialForm');
});

test('nothing is preloaded before the rows are shown, or in data-saving mode', () => {
  renderPreload(false);
  setSaveData(true);
  renderPreload(true);
  jest.advanceTimersByTime(60_000);
  expect(preloadPage).not.toHaveBeenCalled();
});

test('pointing at a row preloads the form and the item, even in data-saving mode', () => {
  setSaveData(true);
  renderPreload(true).current('9');
  expect(preloadPage).toHaveBeenCalledWith('specialForm');
  expect(prefetchItem).toHaveBeenCalledWith('9');
});
