import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';

let mockIsBroken = true;
jest.mock('./MenuPopup', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('./MenuPopup');
});

const items = [{ label: 'Archive', onSelect: () => undefined }];

test('when the menu fails to load, a message shows until the next click, and a later press opens the menu', async () => {
  const user = userEvent.setup();
  render(
    <>
      <MenuButton label="More for Bring the Dog" items={items} />
      <button>Elsewhere</button>
    </>,
  );
  const press = () => user.click(screen.getByRole('button', { name: 'More for Bring the Dog' }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The menu could not be loaded. Press again or reload the page.');
  await press();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  mockIsBroken = false;
  await press();
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
