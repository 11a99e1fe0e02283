import { renderHook, waitFor } from '@testing-library/react';
import { queryClient } from '../../api/queryClient';
import { granted, signedInAs, signedOut } from '../../../testing/fakeSession';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { hotel } from '../../../testing/properties';
import { useRights } from './useRights';

const restaurant = { id: '8', name: 'The Larder', type: 'restaurant', archived: true };

function server({ active, archived }: { active: object[]; archived: object[] }) {
  return fakeApi({ 'GET /properties': ({ query }) => listOf(query.archived === 'true' ? archived : active) });
}

beforeEach(() => {
  queryClient.clear();
  signedOut();
});

test('a right on an archived restaurant opens Restaurants, whose list has a tab for archived ones', async () => {
  signedInAs([granted('special', '7'), granted('menu', '8')]);
  server({ active: [hotel('7', 'Hotel Marchmont')], archived: [restaurant] });
  const { result } = renderHook(useRights);
  await waitFor(() => expect(result.current.types).toEqual(['restaurant', 'hotel']));
});

test('archived properties are not requested when all rights are on active ones', async () => {
  signedInAs([granted('special', '7')]);
  const api = server({ active: [hotel('7', 'Hotel Marchmont')], archived: [] });
  const { result } = renderHook(useRights);
  await waitFor(() => expect(result.current.types).toEqual(['hotel']));
  expect(api.paths()).toEqual(['GET /properties']);
});
