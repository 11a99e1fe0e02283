import { render, screen } from '@testing-library/react';
import { remote } from '../../testing/fixtures';
import { isShellNewer } from '../site/shellVersion';
import { FrameFailure } from './FrameFailure';

jest.mock('../site/shellVersion', () => ({ isShellNewer: jest.fn() }));

const show = (isNewer: boolean) => {
  jest.mocked(isShellNewer).mockResolvedValue(isNewer);
  render(<FrameFailure release={remote} reason="It could not be started." onTryAgain={() => undefined} />);
};

test('when the shell has been upgraded meanwhile, Reload is offered, since Try again would not help', async () => {
  show(true);
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('A newer version is ready.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('otherwise the reason is shown, and Try again is offered', async () => {
  show(false);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be started.');
});
