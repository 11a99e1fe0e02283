import { addRecent, recentOf } from './recent';

beforeEach(() => localStorage.clear());

test('the property opened last comes first, each once, six at most', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '2']) addRecent('u', { id, name: `House ${id}`, type: 'hotel' });
  expect(recentOf('u').map(({ id }) => id)).toEqual(['2', '7', '6', '5', '4', '3']);
  expect(recentOf('v')).toEqual([]);
});

test.each(['[null,5]', '{"id":"1"}', '{nonsense', '5'])('what is no list of properties breaks no page: %s', (stored) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('innkeeper.recent:u', stored);
  addRecent('u', { id: '1', name: 'Sea House', type: 'hotel' });
  expect(recentOf('u')[0]).toMatchObject({ id: '1' });
});
