import { screen, waitFor, within } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { openEdit, server, title } from '../../testing/specials/steps';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('a live special has not ended while its end is half typed, nor does the preview say so', async () => {
  server({ published: true, starts_on: '2026-01-01T09:00:00.000Z', does_not_end: true });
  const { user } = openEdit();
  await title();
  const state = () => screen.getByText(/^State as entered/);
  expect(state()).toHaveTextContent('Live');
  await user.click(screen.getByRole('checkbox', { name: /^Does not end/ }));
  expect(state()).toHaveTextContent('Live');
  await user.type(screen.getByRole('textbox', { name: 'End Date' }), '12/2');
  expect(state()).toHaveTextContent('Live');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('Live: guests see it here.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('textbox', { name: 'End Date' }), '0/2099 9:00 AM');
  await waitFor(() => expect(state()).toHaveTextContent('Live'));
});
