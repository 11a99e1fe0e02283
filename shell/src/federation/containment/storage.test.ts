import { callerOf, containedRemoteOf } from './owner';
import { containStorage } from './storage';

// Callers are identified by the addresses of their scripts, which are local files in tests.
jest.mock('./owner', () => ({ ...jest.requireActual<object>('./owner'), callerOf: jest.fn() }));

const remote = containedRemoteOf('mf-x', 'https://site.example/mf-x/');
const calledBy = (caller: typeof remote | null) => jest.mocked(callerOf).mockReturnValue(caller);

beforeAll(containStorage);

test.each(['token', 'api', 'routes', 'theme', 'remote', 'notice', 'out'])(
  'a remote neither writes nor removes innkeeper.%s, which the site writes',
  (name) => {
    const key = `innkeeper.${name}`;
    calledBy(null);
    localStorage.setItem(key, 'of the site');
    calledBy(remote);
    expect(() => localStorage.setItem(key, 'of the remote')).toThrow(/entry of the site/);
    expect(() => localStorage.removeItem(key)).toThrow(/entry of the site/);
    localStorage.clear();
    expect(localStorage.getItem(key)).toBe('of the site');
    calledBy(null);
    localStorage.removeItem(key);
    expect(localStorage.getItem(key)).toBeNull();
  },
);

test('a remote writes, removes and clears entries of its own', () => {
  calledBy(remote);
  localStorage.setItem('innkeeper.draft:1:/users/2/edit', '{}');
  localStorage.setItem('more', '1');
  localStorage.removeItem('more');
  expect(Object.keys(localStorage)).toEqual(['innkeeper.draft:1:/users/2/edit']);
  localStorage.clear();
  expect(localStorage).toHaveLength(0);
});
