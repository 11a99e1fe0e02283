import { screen } from '@testing-library/react';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { renderPage } from '../../../testing/renderPage';
import { hotel } from '../../../testing/properties';
import type { Property } from '../../rules/entities';
import { toCamel } from '../../rules/keyCase';
import { PropertyTitle } from './PropertyTitle';

let mockIsBroken = true;
jest.mock('../../ui/overlay/Combobox', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('../../ui/overlay/Combobox');
});

test('when the list of other properties fails to load, a message shows, and a later press opens it', async () => {
  fakeApi({ 'GET /properties': listOf([]) });
  const property = toCamel<Property>(hotel('7', 'Hotel Marchmont'));
  const { user } = renderPage(<PropertyTitle property={property} hrefInProperty={({ id }) => `/hotels/${id}`} />, '/', '/');
  const press = () => user.click(screen.getByRole('button', { name: 'Switch to another hotel' }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded. Press again or reload the page.');
  mockIsBroken = false;
  await press();
  expect(await screen.findByRole('combobox', { name: 'Another hotel, same page' })).toBeInTheDocument();
});
