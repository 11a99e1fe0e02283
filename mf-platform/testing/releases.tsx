import { screen, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { renderPage } from 'shared-kit/testing/renderPage';
import ReleasesPage from '../src/releases/ReleasesPage';

const nora = { id: '1', name: 'Nora Okafor' };

/** A version as the API lists it. */
export const version = (release: string, fields: object = {}) => ({
  name: 'mf-restaurants',
  release,
  state: 'uploaded',
  share: 0,
  people: [],
  bytes: 512_000,
  kit: '^0.1.0',
  by: nora,
  at: '2026-11-20T09:03:00.000Z',
  why: null,
  since: null,
  loads: 0,
  failures: 0,
  crashes: 0,
  median_ms: null,
  p95_ms: null,
  ...fields,
});

const LIVE = { state: 'live', share: 90, since: '2026-11-20T09:03:00.000Z', why: 'Opening hours in two columns', loads: 1234 };
const CANARY = { state: 'canary', share: 10, since: '2026-11-21T10:00:00.000Z', why: 'New menu page', by: null };

export const canary = version('0.1.0-cccccccc', { ...CANARY, loads: 40, failures: 3, crashes: 1, median_ms: 340, p95_ms: 1240 });
export const live = version('0.1.0-bbbbbbbb', { ...LIVE, median_ms: 300, p95_ms: 900 });
const earlier = version('0.1.0-aaaaaaaa', { since: '2026-11-18T08:00:00.000Z' });
const uploaded = version('0.1.0-dddddddd');
const withdrawn = version('0.1.0-eeeeeeee', {
  state: 'withdrawn',
  by: null,
  since: '2026-11-19T08:00:00.000Z',
  why: 'It failed for 2 of 5 people within 10 minutes.',
});
export const VERSIONS = [uploaded, canary, live, withdrawn, earlier];

/**
 * One remote with a version in every state; its line version is 7.
 * @param stepBack what everybody gets once the live version is withdrawn
 */
export const releaseServer = (versions: object[] = VERSIONS, stepBack: string | null = earlier.release) =>
  fakeApi({
    'GET /remotes': { data: [{ name: 'mf-restaurants' }] },
    'GET /remotes/mf-restaurants/releases': listOf(versions, { version: 7, step_back: stepBack }),
    'PUT /remotes/mf-restaurants/live': { data: {} },
    'POST /remotes/mf-restaurants/releases/:release/withdraw': { data: {} },
  });

/** The route that lists the versions. */
export const LIST = 'GET /remotes/mf-restaurants/releases';

export const open = () => renderPage(<ReleasesPage />, '/releases', '/releases');
type User = ReturnType<typeof open>['user'];
export const row = (name: RegExp) => screen.findByRole('row', { name });

/** Chooses an entry from the menu of a version. @returns the dialog that it opens */
export async function choose(user: User, release: string, entry: string) {
  await chooseInMenu(user, release, entry);
  return within(await screen.findByRole('dialog'));
}

/** The address, body and `If-Match` of each change that was sent, in order. */
export const changes = (api: ReturnType<typeof releaseServer>) =>
  api.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, headers }) => [`${method} ${path}`, body, headers['If-Match'] ?? headers['if-match']]);
