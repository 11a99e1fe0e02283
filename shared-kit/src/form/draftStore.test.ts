import { resetSession } from '../session/state';
import { draftStore, nextWriteNumber, withoutDuplicates, type Draft } from './draftStore';

test('drafts of this browser and of another one are listed with each text once', () => {
  const list = (...titles: string[]): Draft[] => titles.map((title) => ({ values: { title }, version: 3, savedAt: title }));
  expect(withoutDuplicates([...list('B', 'A'), ...list('A', 'Z')])).toEqual(list('B', 'A', 'Z'));
});

test('the draft of a form that is not open outlives an expired session; Log Out deletes it, and leaves the settings', () => {
  const store = draftStore('1', '/hotels/7/specials/1');
  localStorage.setItem('innkeeper.theme', 'dark');
  store.keep({ values: { title: 'Spa' }, version: 3 });
  resetSession('expired');
  expect(store.all()).toHaveLength(1);
  resetSession('signOut');
  expect(store.all()).toEqual([]);
  expect(localStorage.getItem('innkeeper.theme')).toBe('dark');
});

test('what is typed after Log Out is later than what was typed before it, or the server would not take it', () => {
  jest.useFakeTimers();
  const before = nextWriteNumber();
  resetSession('signOut');
  jest.advanceTimersByTime(1000);
  expect(nextWriteNumber()).toBeGreaterThan(before);
  jest.useRealTimers();
});

test('two texts that are kept at the same moment have different times, since each is decided about by its time', () => {
  jest.useFakeTimers();
  const store = draftStore('1', '/hotels/7/specials/1');
  const first = store.keep({ values: { title: 'Spa' }, version: 3 });
  const second = store.keep({ values: { title: 'Spa days' }, version: 3 }, store.all());
  expect(store.all().map(({ savedAt }) => savedAt)).toEqual([second, first]);
  expect(second).not.toBe(first);
  jest.useRealTimers();
});

test('if the browser has no room for all texts, the newest is kept', () => {
  const store = draftStore('1', '/hotels/7/specials/1');
  store.keep({ values: { title: 'Spa' }, version: 3 });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(store.keep({ values: { title: 'Spa days' }, version: 3 }, store.all())).toBeDefined();
  expect(store.all().map(({ values }) => values.title)).toEqual(['Spa days']);
  expect(warn).toHaveBeenCalledTimes(1);
  for (const spy of [setItem, warn]) spy.mockRestore();
});
