import { screen, waitFor, within } from '@testing-library/react';
import type { SecurityEntry } from 'shared-kit/rules/securityEvents';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import SecurityLogPage from './SecurityLogPage';

const entry = (id: string, fields: Partial<SecurityEntry> = {}): SecurityEntry => ({
  id,
  at: '2026-11-22T09:30:00.000Z',
  event: 'sign_in',
  outcome: 'done',
  by: { id: '1', name: 'Nora Okafor' },
  about: null,
  detail: null,
  address: '10.0.0.7',
  agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  browser: 'Firefox on Linux',
  times: 1,
  ...fields,
});
const attack = entry('2', {
  outcome: 'failed',
  by: null,
  times: 7,
  about: { kind: 'user', id: '4', name: 'Luca Ferri (luca@calloway.example)' },
});
const server = (list = [entry('1'), attack]) => fakeApi({ 'GET /security-log': listOf(list) });
const open = (query = '') => renderPage(<SecurityLogPage />, '/security-log', `/security-log${query}`);
const lastQuery = (api: ReturnType<typeof server>) => api.calls.at(-1)?.query;

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('says what happened, when, who did it, to whom, from where and how often', async () => {
  server();
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Security Log' })).toBeInTheDocument();
  const first = await screen.findByRole('row', {
    name: /Nov 22, 2026, 9:30 AM UTC.*Done.*Nora Okafor.*10\.0\.0\.7.*Firefox on Linux/,
  });
  expect(first).toHaveTextContent('Sign-in');
  expect(first).not.toHaveTextContent('Mozilla');
  expect(within(first).getByRole('cell', { name: '--' })).toBeInTheDocument();
  expect(within(first).getByTitle(/^Mozilla/)).toHaveTextContent('Firefox on Linux');
  const second = screen.getByRole('row', { name: /Luca Ferri/ });
  for (const text of ['Sign-in (7 times)', 'Failed', 'Not signed in']) expect(second).toHaveTextContent(text);
});

test('what the product did by itself is attributed to the server', async () => {
  server([entry('1', { event: 'release_withdrawn', by: null, address: null, agent: null, detail: 'It failed for 2 people.' })]);
  open();
  const row = await screen.findByRole('row', { name: /Release withdrawn/ });
  for (const text of ['The server itself', 'It failed for 2 people.']) expect(row).toHaveTextContent(text);
  expect(row).not.toHaveTextContent('Not signed in');
});

test('people and things of the same name are told apart by their ids, which are not shown otherwise', async () => {
  const spa = (id: string) => ({ kind: 'specials', id, name: 'Spa day' });
  server([
    entry('1', { by: { id: 'kim-1', name: 'Kim Low' }, about: spa('spa-1') }),
    entry('2', { by: { id: 'kim-2', name: 'Kim Low' }, about: spa('spa-1') }),
    entry('3', { by: { id: 'ben-1', name: 'Ben Oak' }, about: spa('spa-2') }),
  ]);
  open();
  await screen.findByRole('row', { name: /Ben Oak/ });
  const [, first, second, third] = screen.getAllByRole('row');
  for (const text of ['kim-1', 'spa-1']) expect(first).toHaveTextContent(text);
  for (const text of ['kim-2', 'spa-1']) expect(second).toHaveTextContent(text);
  expect(third).toHaveTextContent('spa-2');
  expect(third).not.toHaveTextContent('ben-1');
  expect(within(third!).getByText('Ben Oak')).toHaveAttribute('title', 'ben-1');
});

test('is filtered by person, kind and day; the address keeps the filter', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('row', { name: /Luca Ferri/ });
  const filter = within(screen.getByRole('search', { name: 'Filter the security log' }));
  const person = filter.getByRole('searchbox', { name: 'Filter by person' });
  expect(person).toHaveAttribute('placeholder', 'Name or email');
  await user.type(person, 'luca{Enter}');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ by: 'i%%luca', page: '1' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Rights changed');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ by: 'i%%luca', event: 'rights_changed' }));
});

test('a day is requested as a whole', async () => {
  const api = server();
  open('?day=2026-11-22&kind=deleted');
  await screen.findByRole('row', { name: /Luca Ferri/ });
  const day = { from: '2026-11-22T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' };
  expect(lastQuery(api)).toMatchObject({ ...day, event: 'deleted' });
  expect(screen.getByLabelText('Day (UTC)')).toHaveValue('2026-11-22');
});

test('invalid values in the address are ignored', async () => {
  const api = server();
  open('?day=2026-02-31&kind=toString&page=-3');
  await screen.findByRole('row', { name: /Luca Ferri/ });
  expect(Object.keys(lastQuery(api) ?? {}).sort()).toEqual(['page', 'per_page']);
});

test('a page beyond the last shows the last', async () => {
  const api = server();
  api.set('GET /security-log', ({ query }: FakeCall) => {
    const page = Number(query.page);
    return { data: page === 2 ? [attack] : [], meta: { page, total_pages: 2, per_page: 100, count: 101, links: {} } };
  });
  open('?page=7');
  expect(await screen.findByRole('row', { name: /Luca Ferri/ })).toBeInTheDocument();
  expect(screen.getByText('101–101 of 101')).toBeInTheDocument();
});

test('when nothing matches, the filter can be cleared', async () => {
  const api = server([]);
  const { user } = open('?filter=nobody');
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(screen.getByRole('searchbox', { name: 'Filter by person' })).toHaveFocus();
  expect(await screen.findByText('The log is empty')).toBeInTheDocument();
  expect(lastQuery(api)).not.toHaveProperty('by');
});

describe('Export as CSV', () => {
  const saved: { name: string; text: string }[] = [];
  let blob: Blob | undefined;
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (content) => {
      blob = content as Blob;
      return 'blob:list';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: this.href });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('saves what the filter shows, all pages of it', async () => {
    const api = server();
    const { user } = open('?kind=sign_in&filter=luca');
    await screen.findByRole('row', { name: /Luca Ferri/ });
    api.set('GET /security-log', ({ headers }: FakeCall) => {
      expect(headers.Accept ?? headers.accept).toBe('text/csv');
      return { status: 200, body: 'When (UTC),Event\n' };
    });
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('The list was saved as a file.')).toBeInTheDocument();
    expect(lastQuery(api)).toEqual({ by: 'i%%luca', event: 'sign_in' });
    expect(saved).toEqual([{ name: 'security-log-all.csv', text: 'blob:list' }]);
    expect(blob?.size).toBe('\ufeffWhen (UTC),Event\n'.length + 2);
  });

  test.each([
    [
      { status: 503, body: { message: 'The data cannot be reached right now.', code: 'unavailable' } },
      'The data cannot be reached',
    ],
    ['network gone' as const, 'reach'],
  ])('a failure is reported: %p', async (answer, text) => {
    const api = server();
    const { user } = open();
    await screen.findByRole('row', { name: /Luca Ferri/ });
    api.set('GET /security-log', answer);
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
    expect(saved).toEqual([]);
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3));
  });
});

test('a list that fails to load shows the error and can be retried', async () => {
  const api = server();
  api.set('GET /security-log', { status: 403, body: { message: 'Only super users may see this.', code: 'forbidden' } });
  const { user } = open();
  expect(await screen.findByText('Only super users may see this.')).toBeInTheDocument();
  api.set('GET /security-log', listOf([attack]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Luca Ferri/ })).toBeInTheDocument();
});
