import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { hotel } from '../../testing/properties';
import { renderPage } from '../../testing/renderPage';
import { queryClient } from '../api/queryClient';
import { PropertyPage } from './PropertyPage';

const missing = { status: 404, body: { message: 'There is no such property.', code: 'missing', fields: {} } };
const open = () =>
  renderPage(
    <PropertyPage title="Specials">{({ name }) => <h1>The page of {name}</h1>}</PropertyPage>,
    '/hotels/:hotelid/specials',
    '/hotels/7/specials',
  );

beforeEach(() => signedInAs());

test('the page of a property is shown as soon as the property is loaded', async () => {
  fakeApi({ 'GET /properties/7': { data: hotel('7', 'Saltmarsh') } });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Specials' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'The page of Saltmarsh' })).toBeInTheDocument();
});

test('a property that cannot be loaded can be asked for again; the page keeps its heading', async () => {
  const api = fakeApi({ 'GET /properties/7': missing });
  const { user } = open();
  expect(await screen.findByText('There is no such property.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Specials' })).toBeInTheDocument();
  api.set('GET /properties/7', { data: hotel('7', 'Saltmarsh') });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page of Saltmarsh' })).toBeInTheDocument();
});

test('a page that is open is replaced when the server refuses its property', async () => {
  const api = fakeApi({ 'GET /properties/7': { data: hotel('7', 'Saltmarsh') } });
  open();
  await screen.findByRole('heading', { name: 'The page of Saltmarsh' });
  api.set('GET /properties/7', missing);
  void queryClient.invalidateQueries({ queryKey: ['/properties'] });
  expect(await screen.findByText('There is no such property.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'The page of Saltmarsh' })).not.toBeInTheDocument();
});
