import { containNodes, removeNodes } from './nodes';
import { callerOf, containedRemoteOf } from './owner';

// Callers are identified by the addresses of their scripts, which are local files in tests.
jest.mock('./owner', () => ({ ...jest.requireActual<object>('./owner'), callerOf: jest.fn() }));

const remote = containedRemoteOf('mf-x', 'https://site.example/mf-x/');

beforeAll(() => {
  jest.mocked(callerOf).mockReturnValue(remote);
  containNodes();
});

test('what a remote left on the page is removed, also what it added in a fragment', () => {
  const alone = document.createElement('p');
  const fragment = document.createDocumentFragment();
  const [first, second] = [document.createElement('p'), document.createElement('p')];
  fragment.append(first, 'and', second);
  document.body.append(alone);
  document.body.appendChild(fragment);

  expect(removeNodes(remote)).toBe(3);
  expect([alone, first, second].map(({ isConnected }) => isConnected)).toEqual([false, false, false]);
});

test('what a remote added inside its own element is left to it', () => {
  const place = document.createElement('div');
  place.dataset.remote = 'mf-x';
  document.body.append(place);
  place.append(document.createElement('p'));
  expect(removeNodes(remote)).toBe(0);
  expect(place.isConnected).toBe(true);
});
