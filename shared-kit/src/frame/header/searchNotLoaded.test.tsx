import { act, screen } from '@testing-library/react';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import { hotel } from '../../../testing/properties';
import { renderPage } from '../../../testing/renderPage';
import { GoToProperty } from './GoToProperty';

let mockIsBroken = true;
jest.mock('../../ui/overlay/Combobox', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('../../ui/overlay/Combobox');
});

test('when the search fails to load, a message shows to whoever is in it, and what is typed later is searched for', async () => {
  signedInAs();
  fakeApi({ 'GET /properties': listOf([hotel('7', 'Hotel Marchmont')]) });
  const { user } = renderPage(<GoToProperty />, '/', '/');
  const box = () => screen.getByRole('combobox', { name: 'Go to a Property...' });
  await user.hover(box());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(box(), 'Mar');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded. Press again or reload the page.');
  await user.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mockIsBroken = false;
  await user.type(box(), 'ch');
  expect(await screen.findByRole('option', { name: /Hotel Marchmont/ })).toBeInTheDocument();
  expect(box()).toHaveValue('March');
});
