import { screen } from '@testing-library/react';
import { Link } from 'shared-kit/router';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { dinner, LIST, server, stored } from '../../testing/hours';
import HoursPage from './HoursPage';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the hours of a restaurant that was open before are its own, not those of the one that is left', async () => {
  const api = server([stored()]);
  api.set('GET /properties/8', { data: restaurant('8', 'The Lobby Bar') });
  const lunch = stored({ id: '4', property_id: '8', time_slots: [{ ...dinner, meal_type: 'Lunch', sort_index: 0 }] });
  api.set(`GET ${LIST.replace('7', '8')}`, listOf([lunch]));
  const page = (
    <>
      <Link to="/restaurants/7/hours">Ember</Link>
      <Link to="/restaurants/8/hours">Lobby</Link>
      <HoursPage />
    </>
  );
  const { user } = renderPage(page, '/restaurants/:restaurantId/hours', '/restaurants/7/hours');
  await screen.findByRole('combobox', { name: /^Meal, Dinner/ });
  await user.click(screen.getByRole('link', { name: 'Lobby' }));
  await screen.findByRole('combobox', { name: /^Meal, Lunch/ });
  await user.click(screen.getByRole('link', { name: 'Ember' }));
  expect(await screen.findByRole('combobox', { name: /^Meal, Dinner/ })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /^Meal, Lunch/ })).toBeNull();
});
