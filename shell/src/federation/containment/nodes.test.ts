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

const made = () => document.createElement('p');
test.each<[string, (beside: Element, node: Element) => unknown]>([
  ['insertBefore', (beside, node) => document.body.insertBefore(node, beside)],
  ['replaceChild', (beside, node) => document.body.replaceChild(node, beside)],
  ['prepend', (_, node) => document.body.prepend(node)],
  ['after', (beside, node) => beside.after(node)],
  ['before', (beside, node) => beside.before(node)],
  ['replaceWith', (beside, node) => beside.replaceWith(node)],
  ['insertAdjacentElement', (beside, node) => beside.insertAdjacentElement('afterend', node)],
])('what a remote added by %s is removed', (_, insert) => {
  const [beside, node] = [document.body.appendChild(made()), made()];
  removeNodes(remote);
  document.body.append(beside);
  insert(beside, node);
  removeNodes(remote);
  expect(node.isConnected).toBe(false);
});

test('what a remote added inside its own element is left to it', () => {
  const place = document.createElement('div');
  place.dataset.remote = 'mf-x';
  document.body.append(place);
  place.append(document.createElement('p'));
  expect(removeNodes(remote)).toBe(0);
  expect(place.isConnected).toBe(true);
});
