import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import { ClonedNotice } from '../ClonedNotice';
import { forgetCopies, rememberCloned } from './lastClone';

const LIST = '/hotels/7/specials';
const copy = (id: string) => ({
  id,
  title: `Copy ${id}`,
  propertyId: '8',
  place: 'The Aster',
  href: `${LIST}/${id}/edit`,
  published: false,
});
const copies = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const open = async () => {
  rememberCloned(LIST, [copy('1'), copy('2')]);
  const { user } = renderPage(<ClonedNotice list={LIST} />, LIST, LIST);
  await screen.findByRole('region', { name: 'The copies' });
  return user;
};

test('a copy whose creation was undone is no longer linked to, nor is there a box without copies', async () => {
  await open();
  act(() => forgetCopies(LIST, [{ id: '1' }]));
  expect(copies()).toEqual(['Copy 2']);
  act(() => forgetCopies(LIST, [{ id: '2' }]));
  expect(screen.queryByRole('region')).toBeNull();
});

test('copies in two hotels with the same name are listed hotel by hotel', async () => {
  rememberCloned(LIST, [copy('1'), { ...copy('2'), propertyId: '9' }]);
  renderPage(<ClonedNotice list={LIST} />, LIST, LIST);
  const box = await screen.findByRole('region', { name: 'The copies' });
  expect(within(box).getAllByText('The Aster')).toHaveLength(2);
});

test('Close removes the box, and it does not come back with the next visit of the list', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  renderPage(<ClonedNotice list={LIST} />, LIST, LIST);
  expect(screen.queryByRole('region')).toBeNull();
});
