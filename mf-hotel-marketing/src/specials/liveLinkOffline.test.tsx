import { act, screen } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { open, server } from '../../testing/specials/list';

// In a separate file, since the form is loaded only once.
test('offline, Edit link shows a message until the form of the live link has loaded', async () => {
  signedInAs();
  server();
  open();
  const editButton = await screen.findByRole('button', { name: 'Edit link' });
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => editButton.click());
  expect(screen.getByRole('alert')).toHaveTextContent('The form could not be loaded. Press again or reload the page.');
  expect(await screen.findByRole('textbox', { name: /Link of/ })).toHaveFocus();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  offline.mockRestore();
});
