import { act, render, screen } from '@testing-library/react';
import { MenuButton } from './MenuButton';

// In a separate file, since the menu is loaded only once.
test('offline, a press shows a message until the menu has loaded', async () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<MenuButton label="More for Bring the Dog" items={[{ label: 'Archive', onSelect: () => undefined }]} />);
  act(() => screen.getByRole('button', { name: 'More for Bring the Dog' }).click());
  expect(screen.getByRole('alert')).toHaveTextContent('The menu could not be loaded. Press again or reload the page.');
  await screen.findByRole('menu');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  offline.mockRestore();
});
