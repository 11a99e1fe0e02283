import { act, render, screen } from '@testing-library/react';
import { openModal } from '../../shellServices/modal';
import { ModalHost } from './ModalHost';

let mockIsBroken = true;
jest.mock('../../ui/overlay/DialogPopup', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('../../ui/overlay/DialogPopup');
});

test('after a failed load the next press opens the dialog, even while the failure is still shown', async () => {
  render(<ModalHost />);
  const press = () => act(() => openModal({ name: 'Sort', title: 'Sort', body: <p>Sort them</p> }));
  press();
  expect(await screen.findByText(/^The dialog could not be loaded\./)).toBeInTheDocument();
  mockIsBroken = false;
  press();
  expect(await screen.findByRole('dialog', { name: 'Sort' })).toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
