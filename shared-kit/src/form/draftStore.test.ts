import { withoutDuplicates, type Draft } from './draftStore';

test('drafts of this browser and of another one are listed with each text once', () => {
  const list = (...titles: string[]): Draft[] => titles.map((title) => ({ values: { title }, version: 3, savedAt: title }));
  expect(withoutDuplicates([...list('B', 'A'), ...list('A', 'Z')])).toEqual(list('B', 'A', 'Z'));
});
