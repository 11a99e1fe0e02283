import { act, screen, waitFor, within } from '@testing-library/react';
import { resource } from '../../api/resource';
import type { Property } from '../../rules/entities';
import { atMoment } from '../../../testing/atMoment';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import { hotel } from '../../../testing/properties';
import { renderPage } from '../../../testing/renderPage';
import { MyChanges } from './MyChanges';

const line = {
  id: '1',
  at: new Date().toISOString(),
  by: { id: '1', name: 'Nora Okafor' },
  action: 'published',
  kind: 'faqs',
  item_id: '9',
  name: 'Are dogs welcome?',
  property: { id: '7', name: 'Saltmarsh' },
  version: 2,
  group_id: null,
  link: '/hotels/7/faqs/9/edit?history=2',
};
const property = { ...hotel('7', 'Saltmarsh'), timezone: 'Europe/London' } as unknown as Property;
const open = (only?: Property) => renderPage(<MyChanges {...(only && { property: only })} />, '/', '/');

beforeEach(() => signedInAs());

test('a person sees their own last five changes, each with a link, and a link to all of them', async () => {
  const api = fakeApi({ 'GET /activity': listOf([line]) });
  open();
  const mine = within(await screen.findByRole('region', { name: 'My last changes' }));
  expect(mine.getByRole('listitem')).toHaveTextContent(/^Published the FAQ Are dogs welcome\?Saltmarshtoday \d{1,2}:\d\d [AP]M$/);
  expect(mine.getByRole('link', { name: 'Are dogs welcome?' })).toHaveAttribute('href', line.link);
  expect(mine.getByRole('link', { name: 'All my changes' })).toHaveAttribute('href', '/activity?filter=Nora+Okafor');
  expect(api.calls[0]?.query).toEqual({ by: '1', per_page: '5' });
});

test.each([
  ['changed', () => resource('/properties').save({ name: 'Saltmarsh' }, '7')],
  ['deleted', () => resource('/properties').remove('7')],
])('what is %s on the same page is shown at once', async (_what, change) => {
  const api = fakeApi({
    'GET /activity': listOf([line]),
    'PUT /properties/:id': { data: { id: '7' } },
    'DELETE /properties/:id': undefined,
  });
  open();
  await screen.findByRole('link', { name: 'Are dogs welcome?' });
  api.set('GET /activity', listOf([{ ...line, name: 'Are cats welcome?' }]));
  await change();
  expect(await screen.findByRole('link', { name: 'Are cats welcome?' })).toBeInTheDocument();
});

test('on a page that stays open overnight, what was changed today was changed yesterday', async () => {
  await atMoment('2026-11-22T15:00:00Z', async (goTo) => {
    fakeApi({ 'GET /activity': listOf([{ ...line, at: '2026-11-22T14:05:00.000Z' }]) });
    open(property);
    expect(await screen.findByText('today 2:05 PM')).toBeInTheDocument();
    await goTo('2026-11-23T08:00:00Z');
    expect(screen.getByText('yesterday 2:05 PM')).toBeInTheDocument();
  });
});

test('in a property, only the changes made there are shown', async () => {
  const api = fakeApi({ 'GET /activity': listOf([line]) });
  open(property);
  const mine = within(await screen.findByRole('region', { name: 'My last changes' }));
  expect(mine.queryByText('Saltmarsh')).not.toBeInTheDocument();
  expect(mine.getByRole('link', { name: 'All my changes' })).toHaveAttribute('href', '/hotels/7/activity?filter=Nora+Okafor');
  expect(api.calls[0]?.query).toEqual({ by: '1', per_page: '5', property_id: '7' });
});

test.each([
  ['there are none', listOf([]), 1],
  ['they cannot be loaded', { status: 503, body: { message: 'Out of reach.', code: 'x', fields: {} } }, 3],
])('nothing is shown when %s', async (_when, answer, attempts) => {
  const api = fakeApi({ 'GET /activity': answer });
  open();
  await waitFor(() => expect(api.paths().filter((path) => path === 'GET /activity')).toHaveLength(attempts));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByText('My last changes')).not.toBeInTheDocument();
});
