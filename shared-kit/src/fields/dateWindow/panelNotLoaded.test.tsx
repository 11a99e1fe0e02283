import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTimeInput } from './DateTimeInput';

let mockIsBroken = true;
jest.mock('shared-kit/fields/dateWindow/DatePanel', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('./DatePanel');
});

test('when the calendar fails to load, a message shows in its place, and a later press opens it', async () => {
  const user = userEvent.setup();
  render(<DateTimeInput label="Start Date" value="" zone="America/New_York" onChange={() => undefined} />);
  const press = () => user.click(screen.getByRole('button', { name: 'Choose Start Date' }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The calendar could not be loaded. Press again or reload the page.');
  mockIsBroken = false;
  await press();
  expect(await screen.findByLabelText('Choose Date')).toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
