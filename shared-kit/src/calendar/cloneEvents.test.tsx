import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import { expectRefused } from '../../testing/readers';
import CloneEventsPage from './CloneEventsPage';
import { event, onTheDay, open, PATH, places, server } from '../../testing/calendar';

onTheDay();

test.each(places)('%s: cloning two events to two properties creates four events, once, with the stored values', async (place) => {
  const stored = { images: [{ asset_id: '5', alt: 'A band', url: '/files/5.jpg' }], custom_time: 'Late' };
  const api = server(place, [event('1', stored), event('2')]);
  const { user } = open(place, <CloneEventsPage />, '/events/clone');
  expect(await screen.findByRole('heading', { level: 1, name: 'Clone a Calendar Event' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Event 1/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Event 2/ }));
  expect(await screen.findByRole('checkbox', { name: /^The House/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('checkbox', { name: 'Saltmarsh' }));
  expect(api.paths().some((path) => path.startsWith('POST'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const outcome = await screen.findByRole('list', { name: 'Outcome' });
  await waitFor(() => expect(within(outcome).getAllByRole('listitem')).toHaveLength(2));
  // Nothing is still ticked, so another press creates nothing twice.
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Event 1/ })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'The Aster' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const creations = api.calls.filter(({ method }) => method === 'POST');
  expect(creations.map(({ path }) => path)).toEqual(['8', '8', '9', '9'].map((id) => `/properties/${id}/calendar-events`));
  expect(api.paths().filter((path) => path === `GET ${PATH}/calendar-events/1`)).toHaveLength(1);
  const { id: _id, version: _v, created_at: _c, updated_at: _u, updated_by: _by, ...rest } = event('1', stored);
  expect(creations[0]?.body).toEqual({ ...rest, property_id: '8', images: [{ asset_id: '5', alt: 'A band' }], sort_index: null });
  const events = api.calls.find(({ path, query }) => path === `${PATH}/calendar-events` && query.per_page !== '1');
  expect(events?.query).toEqual({ archived: 'false', order_by: 'start:ASC', per_page: '1000' });
  const targets = api.calls.find(({ path, query }) => path === '/properties' && query.order_by);
  expect(targets?.query).toEqual({ type: place, archived: 'false', order_by: 'name:ASC', per_page: '200' });
});

test('a picture that is no longer in the library is left out of the copy', async () => {
  const images = [
    { asset_id: '4', alt: 'Gone' },
    { asset_id: '5', alt: 'A band', url: '/files/5.jpg' },
  ];
  const api = server('hotel', [
    event('1', { images, details: { content: '<p>Loud</p>', image: { asset_id: '6', alt: 'Gone' } } }),
  ]);
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone?selected=1');
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  await screen.findByRole('list', { name: 'Outcome' });
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    images: [{ asset_id: '5', alt: 'A band' }],
    details: { content: '<p>Loud</p>', image: null },
  });
});

test('an event that somebody deleted meanwhile is named, and is no longer chosen', async () => {
  const api = server('hotel', [event('1'), event('2')]);
  api.set(`GET ${PATH}/calendar-events/:id`, ({ params }) =>
    params.id === '1' ? { status: 404, body: { message: 'There is no such event.', code: 'not_found' } } : { data: event('2') },
  );
  const { user, address } = open('hotel', <CloneEventsPage />, '/events/clone?selected=1');
  expect(await screen.findByRole('checkbox', { name: /^Event 1/ })).toBeChecked();
  expect(address()).not.toContain('selected');
  await user.click(screen.getByRole('checkbox', { name: /^Event 2/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  api.set(`GET ${PATH}/calendar-events`, listOf([event('2')]));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const outcome = within(await screen.findByRole('list', { name: 'Outcome' }));
  expect(await outcome.findByText(/1 of 2 cloned\. Not “Event 1”: There is no such event\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Event 1/ })).not.toBeInTheDocument());
  expect(screen.getByText('Choose at least one event and one hotel.')).toBeInTheDocument();
});

test('an archived event in the address is chosen, a deleted one is not', async () => {
  const api = server('hotel', [event('1')]);
  api.set(`GET ${PATH}/calendar-events`, ({ query }) =>
    listOf([query.archived === 'true' ? event('2', { archived: true }) : event('1')]),
  );
  const tickAster = async (selected: string) => {
    const { user, unmount } = open('hotel', <CloneEventsPage />, `/events/clone?selected=${selected}`);
    await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
    return unmount;
  };
  const unmount = await tickAster('2');
  expect(await screen.findByText('1 event to 1 hotel. Copies keep their status.')).toBeInTheDocument();
  unmount();
  await tickAster('3');
  expect(await screen.findByText('Choose at least one event and one hotel.')).toBeInTheDocument();
});

test('somebody who may not clone to any other hotel sees a message', async () => {
  server('hotel', [event('1')]);
  signedInAs([granted('calendar', '7', 'rw')]);
  open('hotel', <CloneEventsPage />, '/events/clone');
  expect(await screen.findByText('There is no other hotel that you may clone to.')).toBeInTheDocument();
});

test.each(places)('%s: events with the same title are described by date, calendar and state', async (place) => {
  const music = { title: 'Jazz', calendar: { id: 'a', name: 'Music' } };
  const festive = { title: 'Jazz', start: '2026-12-24T20:00:00', calendar: { id: 'b', name: 'Festive' }, published: false };
  server(place, [event('1', music), event('2', festive)]);
  open(place, <CloneEventsPage />, '/events/clone');
  const lines = await screen.findAllByRole('checkbox', { name: /^Jazz/ });
  expect(lines[0]).toHaveAccessibleDescription(expect.stringMatching(/6.* · Music · Published$/));
  expect(lines[1]).toHaveAccessibleDescription(expect.stringMatching(/24.* · Festive · Unpublished$/));
});

test.each(places)('%s: somebody who may only read is refused', async (place) => {
  server(place);
  signedInAs([granted('calendar', '7')]);
  open(place, <CloneEventsPage />, '/events/clone');
  await expectRefused({ label: 'Calendars', href: `/${place}s/7/calendars` });
  expect(screen.getByText(/^You may look at calendar events here,/)).toBeInTheDocument();
});
