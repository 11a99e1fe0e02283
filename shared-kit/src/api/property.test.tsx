import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs, signedOut } from '../../testing/fakeSession';
import { hotel } from '../../testing/properties';
import { useProperty } from './property';
import { queryClient } from './queryClient';
import { useResource } from './resource';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';

function Name({ id }: { id: string }) {
  const { property, error, reload } = useProperty(id);
  return <button onClick={() => void reload()}>{error?.message ?? property?.name ?? 'Loading ...'}</button>;
}

beforeEach(() => {
  queryClient.clear();
  signedInAs();
});

test('a cached property is used again for the same id, until it is reloaded', async () => {
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

test('when a reload gets no response, the shown property stays; a refusal is shown instead of it', async () => {
  const api = fakeApi({ 'GET /properties/:id': { data: hotel('7', 'Saltmarsh') } });
  render(<Name id="7" />);
  const name = await screen.findByRole('button', { name: 'Saltmarsh' });
  api.set('GET /properties/:id', 'network gone');
  await userEvent.click(name);
  await waitFor(() => expect(queryClient.getQueryState(['/properties', 'one', '7'])?.status).toBe('error'), { timeout: 5_000 });
  expect(name).toHaveTextContent('Saltmarsh');
  api.set('GET /properties/:id', { status: 404, body: { message: 'There is no such property.', code: 'missing', fields: {} } });
  await userEvent.click(name);
  await waitFor(() => expect(name).toHaveTextContent('There is no such property.'));
});

test('a page that is still there when its session ends asks nothing more', async () => {
  const api = fakeApi({ 'GET /properties/:id': { data: hotel('7', 'Saltmarsh') } });
  const { rerender } = render(<Name id="7" />);
  await screen.findByRole('button', { name: 'Saltmarsh' });
  act(signedOut);
  rerender(<Name id="7" />);
  rerender(<Name id="8" />);
  expect(await screen.findByRole('button', { name: 'Loading ...' })).toBeInTheDocument();
  expect(api.paths()).toEqual(['GET /properties/7']);

  act(signedInAs);
  rerender(<Name id="7" />);
  expect(await screen.findByRole('button', { name: 'Saltmarsh' })).toBeInTheDocument();
});

describe('a list of a property that somebody has deleted', () => {
  const missing = {
    status: 404,
    body: { message: '“Saltmarsh” was deleted.', code: 'not_found', fields: { property_id: '“Saltmarsh” was deleted.' } },
  };
  function Page() {
    const { property } = useProperty('7');
    const { error } = useResource('/properties/7/specials').useList({}, property !== undefined);
    return (
      <>
        <Name id="7" />
        <p>{error?.message}</p>
      </>
    );
  }
  const show = async () => {
    const api = fakeApi({ 'GET /properties/7': { data: hotel('7', 'Saltmarsh') } });
    api.set('GET /properties/7/specials', () => {
      api.set('GET /properties/7', missing);
      return missing;
    });
    render(<Page />);
    await screen.findAllByText('“Saltmarsh” was deleted.');
    return api;
  };
  afterEach(() => setUnsaved('/hotels/7/specials/1/edit', null));

  test('reloads the property once, so that its page goes', async () => {
    const api = await show();
    expect(await screen.findByRole('button', { name: '“Saltmarsh” was deleted.' })).toBeInTheDocument();
    expect(api.paths().filter((path) => path === 'GET /properties/7')).toHaveLength(2);
  });

  test('leaves a page with unsaved text alone', async () => {
    setUnsaved('/hotels/7/specials/1/edit', ['Title']);
    const api = await show();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(api.paths().filter((path) => path === 'GET /properties/7')).toHaveLength(1);
  });
});
