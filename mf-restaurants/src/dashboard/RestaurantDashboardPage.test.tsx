import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from 'shared-kit/api/queryClient';
import { refresh } from 'shared-kit/api/resource';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import RestaurantDashboardPage from './RestaurantDashboardPage';

const larder = restaurant('8', 'The Larder');
const server = () => fakeApi({ 'GET /properties/8': { data: larder } });

beforeEach(() => signedInAs());
afterEach(() => jest.useRealTimers());

const open = () => renderPage(<RestaurantDashboardPage />, '/restaurants/:restaurantId', '/restaurants/8');
const areas = () => within(screen.getByRole('navigation', { name: 'Areas of The Larder' })).queryAllByRole('link');

test('shows the name, the logo and every area of the sidebar in its order', async () => {
  const logo = { asset_id: '3', alt: 'L', url: '/files/l.png', thumb_url: '/files/l-thumb.png' };
  fakeApi({ 'GET /properties/8': { data: { ...larder, logo } } });
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'The Larder' })).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/l-thumb.png');
  expect(areas().map((area) => [area.textContent, area.getAttribute('href')])).toEqual([
    ['Events', '/restaurants/8/events'],
    ['Hours', '/restaurants/8/hours'],
    ['Press', '/restaurants/8/press'],
    ['Menus', '/restaurants/8/menu'],
    ['Calendars', '/restaurants/8/calendars'],
    ['Settings', '/restaurants/8/settings'],
  ]);
});

test('says what guests find today: the hours of the day, and the events that are live', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z'), advanceTimers: true });
  const slot = (mealType: string, daysStart: string, daysEnd: string, sortIndex: number) => ({
    ...{ mealType, daysStart, daysEnd, sortIndex },
    ...{ hoursStart: '12:00', hoursEnd: '14:30' },
  });
  fakeApi({
    'GET /properties/8': { data: larder },
    'GET /properties/8/hours': listOf([
      {
        id: '1',
        published: false,
        timeSlots: [slot('Lunch', 'Saturday', 'Monday', 0), slot('Dinner', 'Tuesday', 'Friday', 1)],
      },
    ]),
    'GET /properties/8/events': listOf([{ id: '5', title: 'Oyster Night' }]),
  });
  open();
  const hours = within(await screen.findByRole('region', { name: 'Open Today' }));
  expect((await hours.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['Lunch12:00 to 14:30']);
  expect(hours.getByText('Sunday, not published')).toBeInTheDocument();
  const events = within(screen.getByRole('region', { name: 'Events' }));
  expect(await events.findByRole('link', { name: 'Oyster Night' })).toHaveAttribute('href', '/restaurants/8/events/5/edit');
});

test('after midnight, slots of the evening before that are still open are first', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T00:30:00Z'), advanceTimers: true });
  const bar = { mealType: 'Bar', daysStart: 'Monday', daysEnd: 'Sunday', hoursStart: '18:00', hoursEnd: '01:30', sortIndex: 0 };
  fakeApi({
    'GET /properties/8': { data: { ...larder, timezone: 'UTC' } },
    'GET /properties/8/hours': listOf([{ id: '1', published: true, timeSlots: [bar] }]),
    'GET /properties/8/events': listOf([]),
  });
  open();
  const hours = within(await screen.findByRole('region', { name: 'Open Today' }));
  expect((await hours.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Bar, since Saturday18:00 to 01:30',
    'Bar18:00 to 01:30',
  ]);
});

test('a dashboard that stays open over midnight goes on to the hours of the next day', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T23:59:30Z'), advanceTimers: true });
  const lunch = {
    mealType: 'Lunch',
    daysStart: 'Sunday',
    daysEnd: 'Sunday',
    hoursStart: '12:00',
    hoursEnd: '14:30',
    sortIndex: 0,
  };
  fakeApi({
    'GET /properties/8': { data: { ...larder, timezone: 'UTC' } },
    'GET /properties/8/hours': listOf([{ id: '1', published: true, timeSlots: [lunch] }]),
    'GET /properties/8/events': listOf([]),
  });
  open();
  const hours = within(await screen.findByRole('region', { name: 'Open Today' }));
  expect(await hours.findByText('Lunch')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(hours.getByText('Closed on Mondays.')).toBeInTheDocument();
});

test('the hours stay if they cannot be loaded again, and go once they may no longer be read', async () => {
  const lunch = {
    mealType: 'Lunch',
    daysStart: 'Monday',
    daysEnd: 'Sunday',
    hoursStart: '12:00',
    hoursEnd: '14:30',
    sortIndex: 0,
  };
  const api = fakeApi({
    'GET /properties/8': { data: larder },
    'GET /properties/8/hours': listOf([{ id: '1', published: true, timeSlots: [lunch] }]),
    'GET /properties/8/events': listOf([]),
  });
  open();
  const hours = within(await screen.findByRole('region', { name: 'Open Today' }));
  expect(await hours.findByText('Lunch')).toBeInTheDocument();
  api.set('GET /properties/8/hours', 'network gone');
  await act(() => refresh('/properties/8/hours'));
  const [loaded] = queryClient.getQueryCache().findAll({ queryKey: ['/properties/8/hours'] });
  await waitFor(() => expect(loaded?.state.status).toBe('error'), { timeout: 3_000 });
  expect(hours.getByText('Lunch')).toBeInTheDocument();
  api.set('GET /properties/8/hours', { status: 403, body: { message: 'You may not see the hours.', code: 'forbidden' } });
  await act(() => refresh('/properties/8/hours'));
  expect(await hours.findByText('You may not see the hours.')).toBeInTheDocument();
  expect(hours.queryByText('Lunch')).not.toBeInTheDocument();
});

test('areas that the person may not read are left out', async () => {
  signedInAs([granted('special', '8')]);
  server();
  open();
  await screen.findByRole('heading', { level: 1, name: 'The Larder' });
  expect(areas()).toHaveLength(0);
});
