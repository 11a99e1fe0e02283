import { act, render, screen } from '@testing-library/react';
import { confirmLeave, hasUnsaved, setUnsaved } from 'shared-kit/shellServices/unsaved';
import { LeaveQuestion } from './LeaveQuestion';

jest.mock('../../ui/overlay/DialogPopup', () => {
  throw new Error('offline');
});

test.each([true, false])('when the question before leaving fails to load, the browser asks instead (%s)', async (answer) => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer);
  render(<LeaveQuestion />);
  act(() => setUnsaved('form', ['Title']));
  expect(await act(confirmLeave)).toBe(answer);
  expect(confirm).toHaveBeenCalledWith('Leave without saving Title?');
  expect(hasUnsaved()).toBe(!answer);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  act(() => setUnsaved('form', null));
});
