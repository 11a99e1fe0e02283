import { screen, within } from '@testing-library/react';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { dinner, open, server, stored } from '../../testing/hours';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});
afterEach(() => jest.useRealTimers());

test('the preview shows a 12-hour clock, meal by meal, also to readers', async () => {
  const late = { ...dinner, meal_type: 'Bar', days_start: 'Monday', days_end: 'Sunday', hours_start: '17:00', hours_end: 'Late' };
  server([stored({ time_slots: [dinner, late] })]);
  signedInAs([granted('hour', '7')]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('Thursday – Saturday')).toBeInTheDocument();
  expect(dialog.getByText('6:00 PM – 1:30 AM')).toBeInTheDocument();
  expect(dialog.getByText('Every day')).toBeInTheDocument();
  expect(dialog.getByText('5:00 PM – Late')).toBeInTheDocument();
});

test('the preview says what is still open after midnight', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T00:30:00Z'), advanceTimers: true });
  server([stored()]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('Still open since Saturday: Dinner 6:00 PM – 1:30 AM')).toBeInTheDocument();
  expect(dialog.getByText('Today, Sunday: closed')).toBeInTheDocument();
});

test('the preview says that unsaved hours are not published', async () => {
  server([stored()]);
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: /^Published/ }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('The hours are not published: guests see none.')).toBeInTheDocument();
  expect(dialog.queryByText('Thursday – Saturday')).not.toBeInTheDocument();
});
