import { act, render, screen, waitFor } from '@testing-library/react';
import { confirmLeave, setUnsaved } from 'shared-kit/shellServices/unsaved';
import { LeaveQuestion } from './LeaveQuestion';

const loaded = jest.fn();
jest.mock('../../ui/overlay/DialogPopup', () => {
  loaded();
  return jest.requireActual('../../ui/overlay/DialogPopup');
});

test('the question is fetched once something is unsaved; when it is gone with the site, the browser asks', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { unmount } = render(<LeaveQuestion />);
  expect(loaded).not.toHaveBeenCalled();
  act(() => setUnsaved('form', ['Title']));
  await waitFor(() => expect(loaded).toHaveBeenCalled());
  act(() => void confirmLeave());
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  unmount();
  expect(await act(confirmLeave)).toBe(true);
  expect(confirm).toHaveBeenCalledWith('Leave without saving Title?');
});
