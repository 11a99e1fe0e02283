import { screen } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { bar, box, bulkServer, closeLibrary, open, ticked } from '../../../testing/media/bulk';

let mockIsBroken = true;
jest.mock('./SelectionBar', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('./SelectionBar');
});
afterEach(closeLibrary);

test('a bar of the selection that could not be loaded says so, and Try again shows it with the same selection', async () => {
  signedInAs();
  bulkServer();
  const user = await open();
  await user.click(box('Pool'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The actions for the selected files could not be loaded.');
  mockIsBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await bar()).getByRole('status')).toHaveTextContent('1 selected');
  expect(ticked()).toEqual(['Pool']);
});
