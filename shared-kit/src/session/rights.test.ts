import { request } from '../api/http';
import { comeBackAfterAMinute } from '../../testing/comeBack';
import { fakeApi, listOf, type FakeCall } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import { followRights, getSession } from './index';

const profile = { id: '1', first_name: 'Nora', last_name: 'Okafor-Reyes' };
const right = {
  resource: 'event',
  permissionable_type: 'PropertyPermission',
  permissionable_id: '20',
  r: true,
  w: false,
  x: false,
};
const server = () =>
  fakeApi({
    'GET /profile': ({ query }: FakeCall) => ({ data: profile, meta: query.include ? { permissions: [right] } : {} }),
    'GET /regions': { status: 403, body: { message: 'You may not read regions.', code: 'forbidden', fields: {} } },
    'GET /hours': listOf([]),
  });

let unsaved = false;
let stop: () => void;
beforeEach(() => {
  unsaved = false;
  signedInAs([granted('special', '7')]);
  stop = followRights(() => !unsaved);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('rights and name that somebody changed are known when a person comes back to the page', async () => {
  const api = server();
  comeBackAfterAMinute();
  await settled();
  expect(api.paths()).toEqual(['GET /profile']);
  expect(getSession()).toMatchObject({ profile: { lastName: 'Okafor-Reyes' }, permissions: [granted('event', '20')] });
});

test('and after a refusal, once for many of them', async () => {
  const api = server();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
  for (const _time of [1, 2]) await expect(request('GET', '/regions')).rejects.toThrow('You may not read regions.');
  await settled();
  expect(api.paths().filter((path) => path === 'GET /profile')).toHaveLength(1);
  expect(getSession().permissions).toEqual([granted('event', '20')]);
});

test('nothing changes under what is unsaved, or where no answer comes', async () => {
  const api = server();
  unsaved = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_200_000);
  comeBackAfterAMinute();
  await settled();
  expect(api.calls).toEqual([]);
  unsaved = false;
  api.set('GET /profile', 'network gone');
  comeBackAfterAMinute();
  await settled();
  expect(getSession()).toMatchObject({ status: 'signedIn', permissions: [granted('special', '7')] });
});
