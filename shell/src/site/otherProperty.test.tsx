import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { hotel } from 'shared-kit/testing/properties';
import { answers, open, page, withSite } from '../../testing/site';

withSite();

const server = () =>
  fakeApi({
    ...answers,
    'GET /properties': ({ query }) =>
      listOf([hotel('7', 'Hotel Marchmont'), hotel('9', 'The Aster')].filter(() => query.type !== 'restaurant')),
    'GET /properties/9': { data: hotel('9', 'The Aster') },
  });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('Switch to another hotel opens the same section of that hotel', async () => {
  server();
  open('/hotels/7/specials');
  await page('Specials {"hotelid":"7"}');
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to another hotel' }));
  const box = await screen.findByRole('combobox', { name: 'Another hotel, same page' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAttribute('placeholder', 'Find a hotel');
  await userEvent.keyboard('{ArrowDown}');
  expect(await options()).toEqual(['The AsterHotel']);
  await userEvent.click(screen.getByRole('option', { name: /The Aster/ }));
  await waitFor(() => expect(location.pathname).toBe('/hotels/9/specials'));
});

test('Escape closes the choice of another hotel and returns the focus', async () => {
  server();
  open('/hotels/7/specials');
  await page('Specials {"hotelid":"7"}');
  const opener = await screen.findByRole('button', { name: 'Switch to another hotel' });
  await userEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Another hotel, same page' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the search box lists the recently opened properties first', async () => {
  server();
  open('/hotels/7/specials');
  await page('Specials {"hotelid":"7"}');
  await screen.findByRole('button', { name: 'Switch to another hotel' });
  const box = () => within(screen.getByRole('banner')).getByRole('combobox');
  await userEvent.hover(box());
  await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete', 'list'));
  await userEvent.click(box());
  expect(await options()).toEqual(['Hotel MarchmontHotel, recent', 'The AsterHotel']);
});

test('of the recently opened properties, only those still available are listed, with their current names', async () => {
  const visited = [
    ['9', 'The Old Name'],
    ['10', 'Archived Since'],
    ['11', 'Deleted Since'],
    ['12', 'Not Mine Any More'],
    ['13', 'Far Down the List'],
  ].map(([id, name]) => ({ id, name, type: 'hotel' }));
  localStorage.setItem('innkeeper.recent:1', JSON.stringify(visited));
  fakeApi({
    ...answers,
    'GET /properties': listOf([hotel('9', 'The Aster')]),
    'GET /properties/10': { data: { ...hotel('10', 'Archived Since'), archived: true } },
    'GET /properties/11': { status: 404 },
    'GET /properties/12': { status: 403 },
    'GET /properties/13': { data: hotel('13', 'Far Down the List') },
  });
  open('/');
  const box = () => within(screen.getByRole('banner')).getByRole('combobox');
  await userEvent.hover(await screen.findByRole('combobox'));
  await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete', 'list'));
  await userEvent.click(box());
  expect(await options()).toEqual(['The AsterHotel, recent', 'Far Down the ListHotel, recent']);
});
