import { screen, within } from '@testing-library/react';
import { event, fill, onTheDay, openEdit, openNew, server } from '../../testing/calendar';

onTheDay();

test('the preview of the detail page shows the custom title of its call to action', async () => {
  server('hotel');
  const { user } = openNew('hotel');
  await fill(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Internal Detail Page CTA' }), 'Other');
  await user.type(screen.getByRole('textbox', { name: 'Internal Detail Page CTA title' }), 'Write to us');
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  await user.click(preview.getByRole('button', { name: 'Internal Detail Page' }));
  expect(await preview.findByText('Write to us')).toBeInTheDocument();
  expect(preview.queryByText('Other')).not.toBeInTheDocument();
});

test('the preview shows an event with its day, its times and its short description', async () => {
  server('hotel');
  const { user } = openNew('hotel');
  await fill(user);
  await user.type(screen.getByRole('textbox', { name: 'Short Description' }), 'Standards until late.');
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(await preview.findByText('Standards until late.')).toBeInTheDocument();
  expect(preview.getByText('Friday, November 6, 2026')).toBeInTheDocument();
  expect(preview.getByText('8:00 PM – 10:30 PM')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Custom Time/ }), ' ');
  expect(await preview.findByText('8:00 PM – 10:30 PM')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Custom Time/ }), 'Late');
  expect(await preview.findByText('Late')).toBeInTheDocument();
});

test.each([
  ['at midnight takes place on its own day', '2026-11-07T00:00:00', 'Friday, November 6, 2026'],
  ['after midnight takes place on two days', '2026-11-07T00:15:00', 'November 6, 2026 – November 7, 2026'],
])('in the preview, as in the month, an event that ends %s', async (_, end, day) => {
  server('hotel', [event('1', { title: 'Jazz', start: '2026-11-06T20:00:00', end })]);
  openEdit('hotel');
  const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
  expect(await preview.findByText(day)).toBeInTheDocument();
});

test.each([
  ['over', '2026-11-06T20:00:00', 'Ended: its last day is over.'],
  ['yet to come', '2026-11-27T20:00:00', 'Live: guests see it here.'],
])('the preview of the month says whether guests see an event that is %s', async (_, start, statement) => {
  server('hotel', [event('1', { title: 'Jazz', start, end: start.replace('20:', '22:'), published: true })]);
  const { user } = openEdit('hotel');
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText(statement)).toBeInTheDocument();
  expect(dialog.getByText('As typed so far. Guests see your changes once you save.')).toBeInTheDocument();
});

test('the preview of the month loads while the start is half typed', async () => {
  const api = server('hotel', [event('1', { title: 'Jazz' })]);
  const { user } = openEdit('hotel');
  const start = await screen.findByRole('textbox', { name: /^Start/ });
  await user.clear(start);
  await user.type(start, '12/2');
  await user.click(screen.getByRole('button', { name: 'Whole page' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('Jazz')).toBeInTheDocument();
  const months = api.calls.flatMap(({ query }) => query.start ?? []);
  expect(months.filter((range) => !/^~\d{4}-\d\d-/.test(range))).toEqual([]);
});
