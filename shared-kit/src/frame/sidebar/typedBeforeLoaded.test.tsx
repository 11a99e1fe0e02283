import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import { hotel } from '../../../testing/properties';
import { renderPage } from '../../../testing/renderPage';
import type { Property } from '../../rules/entities';
import { toCamel } from '../../rules/keyCase';
import { PropertyTitle } from './PropertyTitle';

let mockArrive: () => void;
const mockArrival = new Promise<void>((resolve) => {
  mockArrive = resolve;
});
jest.mock('../../rules/loadOnce', () => ({
  loadOnce: (load: () => Promise<unknown>) => () => mockArrival.then(load),
}));

test('what is typed before the code of the list has arrived is searched for; the list starts empty the next time', async () => {
  signedInAs();
  fakeApi({ 'GET /properties': listOf([hotel('9', 'The Aster')]) });
  const property = toCamel<Property>(hotel('7', 'Hotel Marchmont'));
  const { user } = renderPage(<PropertyTitle property={property} hrefInProperty={({ id }) => `/hotels/${id}`} />, '/', '/');
  await user.tab();
  await user.keyboard('{Enter}');
  await user.keyboard('Ast');
  await act(async () => mockArrive());
  expect(await screen.findByRole('option', { name: /The Aster/ })).toBeInTheDocument();
  const box = () => screen.getByRole('combobox', { name: 'Another hotel, same page' });
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('Ast');
  await user.keyboard('{Escape}{Escape}{Enter}');
  await waitFor(() => expect(box()).toHaveFocus());
  expect(box()).toHaveValue('');
});
