import { screen, within } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { userApi, wireEntry } from '../../../testing/users/samples';
import { add, checkbox, open } from '../../../testing/users/permissionSteps';

let mockIsBroken = true;
jest.mock('shared-kit/ui/overlay/Combobox', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('shared-kit/ui/overlay/Combobox');
});

test('search boxes that could not be loaded say so, keep what was ticked, and work after Try again', async () => {
  localStorage.clear();
  signedInAs();
  userApi([wireEntry('faq', '8', 'r')]);
  const { user } = open();
  await user.click(await checkbox('Write FAQs'));
  const alert = (await screen.findByText('“Copy rights from...” could not be loaded.')).closest<HTMLElement>('[role=alert]')!;
  expect(screen.getByText('“Add a Hotel...” could not be loaded.')).toBeInTheDocument();
  mockIsBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Copy rights from...' })).toHaveFocus();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  expect(await checkbox('Write FAQs')).toBeChecked();
  await add(user, 'Add a Hotel...', 'Saltmarsh');
});
