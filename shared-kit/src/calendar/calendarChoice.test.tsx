import { screen } from '@testing-library/react';
import { onTheDay, openNew, places, server } from '../../testing/calendar';
import { listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';

onTheDay();

test.each(places)('%s: without a calendar, the form leads to the page where one is added', async (place) => {
  server(place).set('GET /properties/7/calendars', listOf([]));
  openNew(place);
  expect(await screen.findByText(/^There are no calendars yet\./)).toHaveTextContent(
    'There are no calendars yet. Add one first.',
  );
  expect(screen.getByRole('link', { name: 'Add one' })).toHaveAttribute('href', `/${place}s/7/calendars`);
});

test.each(places)('%s: whoever may not add a calendar is told to ask', async (place) => {
  server(place).set('GET /properties/7/calendars', listOf([]));
  signedInAs([granted('calendar', '7', 'r'), granted('calendar_event', '7', 'rw')]);
  openNew(place);
  expect(await screen.findByText('There are no calendars yet. Ask somebody who may add one.')).toBeInTheDocument();
});
