import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { hotel } from '../../testing/properties';
import { useProperty } from './property';
import { queryClient } from './queryClient';

function Name({ id }: { id: string }) {
  const { property, reload } = useProperty(id);
  return <button onClick={() => void reload()}>{property?.name ?? 'Loading ...'}</button>;
}

beforeEach(() => {
  queryClient.clear();
  signedInAs();
});

test('the cached property is used while its id is the same, unless it is forced', async () => {
  const api = fakeApi({ 'GET /properties/:id': ({ params }) => ({ data: hotel(params.id ?? '', `Hotel ${params.id}`) }) });
  const { unmount } = render(<Name id="7" />);
  await screen.findByRole('button', { name: 'Hotel 7' });
  unmount();
  const view = render(<Name id="7" />);
  expect(screen.getByRole('button', { name: 'Hotel 7' })).toBeInTheDocument();
  expect(api.paths()).toEqual(['GET /properties/7']);

  api.set('GET /properties/:id', { data: hotel('7', 'Hotel Renamed') });
  await userEvent.click(screen.getByRole('button', { name: 'Hotel 7' }));
  expect(await screen.findByRole('button', { name: 'Hotel Renamed' })).toBeInTheDocument();
  expect(api.paths()).toEqual(['GET /properties/7', 'GET /properties/7']);

  view.rerender(<Name id="8" />);
  expect(await screen.findByRole('button')).toBeInTheDocument();
  expect(api.paths().at(-1)).toBe('GET /properties/8');
});
