import { withoutDuplicates, type Draft } from './draftStore';

test('behind a draft of another browser stand those of this one, the same text once', () => {
  const list = (...titles: string[]): Draft[] => titles.map((title) => ({ values: { title }, version: 3, savedAt: title }));
  expect(withoutDuplicates([...list('B', 'A'), ...list('A', 'Z')])).toEqual(list('B', 'A', 'Z'));
});
