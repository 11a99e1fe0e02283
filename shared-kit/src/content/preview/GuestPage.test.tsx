import { act, render, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../api/queryClient';
import { refresh } from '../../api/resource';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import type { Property } from '../../rules/entities';
import { GuestPage } from './GuestPage';

const PATH = '/properties/7/rooms';
const marchmont = { id: '7', name: 'Marchmont', url: 'https://marchmont.example', timezone: 'America/Chicago' } as Property;
const page = { label: 'Page', query: () => ({}), path: PATH, read: (item: object) => ({ ...item }) };
const view = { label: 'Room', View: ({ values }: { values: object }) => <p>{(values as { title: string }).title}</p> };
const live = {
  id: '1',
  version: 1,
  title: 'Attic',
  published: true,
  archived: false,
  starts_on: '2026-01-01T00:00:00.000Z',
  ends_on: null,
};
const show = () => render(<GuestPage view={view} page={page} values={{ title: 'Cellar' }} property={marchmont} id={undefined} />);

beforeEach(() => {
  queryClient.clear();
  signedInAs();
});

test('the page stays if its items cannot be loaded again', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: listOf([live]) });
  show();
  expect(await screen.findByText('Attic')).toBeInTheDocument();
  api.set(`GET ${PATH}`, 'network gone');
  await act(() => refresh(PATH));
  const [loaded] = queryClient.getQueryCache().findAll({ queryKey: [PATH] });
  await waitFor(() => expect(loaded?.state.status).toBe('error'), { timeout: 3_000 });
  expect(screen.getByText('Attic')).toBeInTheDocument();
  expect(screen.getByText('Cellar')).toBeInTheDocument();
});

test('if its items were never loaded, it says why, and they can be loaded', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { status: 422, body: { message: 'There are too many.', code: 'invalid' } } });
  show();
  expect(await screen.findByText('There are too many.')).toBeInTheDocument();
  api.set(`GET ${PATH}`, listOf([live]));
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('Attic')).toBeInTheDocument();
});
