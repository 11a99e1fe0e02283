import { act, render, screen } from '@testing-library/react';
import { signedInAs } from '../../../testing/fakeSession';
import { confirmDelete } from '../../modals/confirmDelete';
import { closeModal, openModal } from '../../shellServices/modal';
import { ModalHost } from './ModalHost';

beforeEach(() => signedInAs());
afterEach(() => act(() => closeModal()));

test('what a dialog asks is read with its title, since the focus begins at a button; a form has no such description', async () => {
  render(<ModalHost />);
  act(() =>
    confirmDelete({ what: 'Calendar', name: 'Walks', note: <p>All of its events go with it.</p>, onDelete: async () => {} }),
  );
  const question = await screen.findByRole('dialog', { name: 'Delete Calendar' });
  expect(question).toHaveAccessibleDescription(/^Walks goes to the bin\..* All of its events go with it\.$/);
  act(() => openModal({ name: 'Rename', title: 'Rename', body: <p>A name</p> }));
  expect(await screen.findByRole('dialog', { name: 'Rename' })).not.toHaveAccessibleDescription();
});

test('a modal that could not be shown does not hide the one that replaces it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('No answer.');
  };
  render(<ModalHost />);
  act(() => openModal({ name: 'Delete Calendar', title: 'Delete Calendar', body: <Broken /> }));
  expect(await screen.findByText('Delete Calendar could not be shown')).toBeInTheDocument();
  act(() => openModal({ name: 'Rename', title: 'Rename', body: <p>A name</p> }));
  expect(await screen.findByText('A name')).toBeInTheDocument();
});
