import { screen } from '@testing-library/react';
import { box, button, house, open, save, stale, startAnew } from '../../testing/houseForm';

jest.mock('./ConflictQuestion', () => {
  throw new Error('offline');
});

beforeEach(startAnew);

test('when the conflict question fails to load, the server’s message shows, and Try again saves once more', async () => {
  save.mockRejectedValue(stale(house({ name: 'Sea Lodge', version: 4 })));
  const { user } = open();
  await user.type(box('Name'), '!');
  await user.click(button('Save'));
  expect(await screen.findByText('Ada Lind saved this.')).toBeInTheDocument();
  await user.click(button('Try again'));
  expect(await screen.findByText('Ada Lind saved this.')).toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(2);
  expect(box('Name')).toHaveValue('Sea House!');
});
