import { screen, waitFor, within } from '@testing-library/react';
import { bodyOf, event, onTheDay, openEdit, openNew, places, server } from '../../testing/calendar';

onTheDay();

test('the end follows the start, and Weekly starts with the weekday of the start ticked', async () => {
  server('hotel');
  const { user } = openNew('hotel');
  await user.type(await screen.findByRole('textbox', { name: 'Start' }), '11/06/2026 8:00 PM');
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('11/06/2026 9:00 PM');
  await user.click(screen.getByRole('button', { name: 'Repeat ...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat for Calendar Event' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Weekly');
  expect(dialog.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
});

test.each(places)(
  '%s: a repetition that ends before the event starts is refused in its dialog, which keeps what was typed',
  async (place) => {
    server(place, [event('1', { repeats: 'daily', event_ends_option: 'Repeats Forever' })]);
    const { user } = openEdit(place);
    await user.click(await screen.findByRole('button', { name: 'Repeat ...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Repeat for Calendar Event' }));
    await user.click(dialog.getByRole('radio', { name: 'On Date ...' }));
    await user.type(dialog.getByRole('textbox', { name: 'Repeats until' }), '11/05/2026');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Must not be before the start of the event')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Repeats until' })).toHaveValue('11/05/2026');
  },
);

test('Repeats until can also be picked from a calendar, which offers no day before the event starts', async () => {
  server('hotel', [event('1', { repeats: 'daily', event_ends_option: 'Repeats Forever' })]);
  const { user } = openEdit('hotel');
  await user.click(await screen.findByRole('button', { name: 'Repeat ...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat for Calendar Event' }));
  await user.click(dialog.getByRole('radio', { name: 'On Date ...' }));
  const choose = dialog.getByRole('button', { name: 'Choose Repeats until' });
  await user.click(choose);
  const panel = within(await dialog.findByRole('dialog', { name: 'Repeats until' }));
  expect(await panel.findByRole('gridcell', { name: /November 5th, 2026/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(choose).toHaveFocus();
  expect(dialog.queryByRole('dialog', { name: 'Repeats until' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await user.click(await dialog.findByRole('gridcell', { name: /November 6th, 2026/ }));
  expect(dialog.getByRole('textbox', { name: 'Repeats until' })).toHaveValue('11/06/2026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Daily, until Nov 6, 2026')).toBeInTheDocument();
});

test.each(places)('%s: a weekly event moved to a day that is not ticked says when it first takes place', async (place) => {
  const weekly = { repeats: 'weekly', repeats_on: ['Friday'], event_ends_option: 'Repeats Forever' };
  server(place, [event('1', weekly)]);
  const { user } = openEdit(place);
  const start = await screen.findByRole('textbox', { name: 'Start' });
  const note = 'The day of its start is not ticked: it first takes place on Nov 13, 2026.';
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await user.clear(start);
  await user.type(start, '11/07/2026 8:00 PM');
  expect(await screen.findByText(note)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Repeat' })).toHaveAccessibleDescription(note);
});

test.each(places)('%s: an event that would begin again before it ends is refused at its end, once it repeats', async (place) => {
  const api = server(place, [event('1', { end: '2026-11-08T22:30:00' })]);
  const { user } = openEdit(place);
  await user.click(await screen.findByRole('button', { name: 'Repeat ...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat for Calendar Event' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Daily');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const message = 'The event would begin again before it ends: choose an earlier end, or repeat it less often.';
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'End' })).toHaveAccessibleDescription(message));
  expect(bodyOf(api, 'PUT')).toBeUndefined();
});

test('a monthly event on the 31st says in which months it does not take place', async () => {
  const monthly = { start: '2026-10-31T20:00:00', end: '2026-10-31T22:00:00', repeats: 'monthly' };
  server('hotel', [event('1', { ...monthly, event_ends_option: 'Repeats Forever' })]);
  openEdit('hotel');
  const field = await screen.findByRole('group', { name: 'Repeat' });
  expect(field).toHaveAccessibleDescription('It does not take place in months without a 31st.');
});
