import { libraryQuery } from './libraryQuery';

const base = { kind: 'image', mode: 'tags', text: '' } as const;

test('tags are sent as q, a file name as name, the tab as filetype', () => {
  expect(libraryQuery({ ...base, text: ' garden , pool,' })).toMatchObject({ filetype: 'image', q: 'garden,pool' });
  const byName = libraryQuery({ kind: 'appli', mode: 'filename', text: 'menu' });
  expect(byName).toMatchObject({ filetype: 'appli', name: 'i%%menu' });
  expect(byName).not.toHaveProperty('q');
});

test('a search in all fields is sent as search, together with category, unused and order', () => {
  const query = libraryQuery({ ...base, mode: 'all', text: 'pool', categoryFilter: 'Specials', unused: true, order: 'name:ASC' });
  expect(query).toMatchObject({ search: 'i%%pool', category: 'Specials', unused: true, orderBy: 'name:ASC' });
  expect(query).not.toHaveProperty('name');
  expect(libraryQuery(base)).not.toHaveProperty('unused');
});

test('a category filters until something is searched for', () => {
  expect(libraryQuery({ ...base, category: 'Specials' })).toMatchObject({ q: 'cat#Specials' });
  expect(libraryQuery({ ...base, category: 'Specials', text: 'pool' })).toMatchObject({ q: 'pool' });
  expect(libraryQuery({ ...base, category: 'Specials', mode: 'filename', text: 'pool' })).toMatchObject({ name: 'i%%pool' });
});
