import { screen, within } from '@testing-library/react';
import { fill, onTheDay, openNew, server } from '../../testing/calendar';

onTheDay();

test('a number of times that is not a whole number is refused in the dialog, and stays as it was typed', async () => {
  server('hotel');
  const { user } = openNew('hotel');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Repeat ...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat for Calendar Event' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'daily');
  await user.click(dialog.getByRole('radio', { name: 'After ... occurances' }));
  const times = dialog.getByRole('spinbutton', { name: 'Number of times' });
  await user.type(times, '2.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(times).toHaveAccessibleDescription('Must be a whole number from 1 to 1000.');
  expect(times).toHaveDisplayValue('2.5');
  await user.clear(times);
  await user.type(times, '1e3');
  expect(times).toHaveAccessibleDescription('Must be a whole number.');
  expect(times).toHaveDisplayValue('1e3');
});
