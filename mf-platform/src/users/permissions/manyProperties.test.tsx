import { screen, waitFor } from '@testing-library/react';
import { DEFAULT_READS } from 'shared-kit/rules/defaultPermissions';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import EditUserPage from '../EditUserPage';
import { userApi, wireEntry } from '../../../testing/users/samples';
import type * as GridLabels from './gridLabels';
import { countRights } from './gridLabels';

jest.mock('./gridLabels', () => {
  const actual = jest.requireActual<typeof GridLabels>('./gridLabels');
  return { ...actual, countRights: jest.fn(actual.countRights) };
});

const COUNT = 200;
const hotels = Array.from({ length: COUNT }, (_, i) => hotel(String(i), `House ${String(i).padStart(3, '0')}`));
/** A query by role inspects every button of the long list, which may take more than a second. */
const box = (name: string) => screen.findByRole('checkbox', { name }, { timeout: 20_000 });

function openWide() {
  const api = userApi(hotels.flatMap(({ id }) => DEFAULT_READS.map((resource) => wireEntry(resource, id))));
  api.set('GET /properties/names', listOf(hotels));
  return { api, ...renderPage(<EditUserPage />, '/users/:id/edit', '/users/2/edit') };
}

/** Each row of the list and each block counts its rights when it is drawn. */
const countMock = jest.mocked(countRights);
const renderedIds = () => [...new Set(countMock.mock.calls.map(([, id]) => id))];

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('with 200 properties and 14 resources, only one block is rendered, next to the list of all properties', async () => {
  openWide();
  await box('Read Specials');
  expect(screen.getByRole('tab', { name: /Hotels\s*200/ })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^House \d+/ })).toHaveLength(COUNT);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(50);
});

test('a tick renders only what it changed: one block and its row in the list', async () => {
  const { user } = openWide();
  await user.click(await box('Write Specials'));
  countMock.mockClear();
  await user.click(await box('Write FAQs'));
  await waitFor(async () => expect(await box('Write FAQs')).toBeChecked());
  expect(renderedIds()).toEqual(['0']);
  expect(countMock.mock.calls.length).toBeLessThanOrEqual(4);
});

test('choosing another property renders the two rows concerned and one block', async () => {
  const { user } = openWide();
  await box('Read Specials');
  countMock.mockClear();
  await user.click(screen.getByRole('button', { name: /^House 150/ }));
  expect(await screen.findByRole('heading', { name: 'House 150' })).toBeInTheDocument();
  expect(renderedIds().sort()).toEqual(['0', '150']);
});

test('the filter finds a property, arrow keys move along the list', async () => {
  const { user } = openWide();
  await box('Read Specials');
  await user.type(screen.getByRole('searchbox', { name: 'Filter Hotels...' }), 'house 19');
  await waitFor(() => expect(screen.getByText('10 of 200')).toBeInTheDocument(), { timeout: 3000 });
  expect(screen.getAllByRole('button', { name: /^House \d+/ })).toHaveLength(10);
  // The first Tab stops at the button that clears the filter.
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'House 192' })).toBeInTheDocument();
});

test('all 2,800 entries are saved as one list', async () => {
  const { api, user } = openWide();
  await user.click(await box('Execute Lists'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.paths()).toContain('POST /users/2/permissions'));
  const body = api.calls.find(({ method }) => method === 'POST')?.body as { x: boolean }[];
  expect(body).toHaveLength(COUNT * DEFAULT_READS.length);
  expect(body.filter(({ x }) => x)).toEqual([wireEntry('list', '0', 'rx')]);
});
