import { act, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { comeBackAfterAMinute } from 'shared-kit/testing/comeBack';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import ActivityPage from './activity/ActivityPage';
import BinPage from './bin/BinPage';
import DeployTokensPage from './deploy-tokens/DeployTokensPage';
import RegionsPage from './regions/RegionsPage';
import ReleasesPage from './releases/ReleasesPage';
import SecurityLogPage from './security-log/SecurityLogPage';
import TokensPage from './tokens/TokensPage';

afterEach(() => jest.restoreAllMocks());

test.each<[string, ComponentType, string]>([
  ['/activity', ActivityPage, '/activity'],
  ['/bin', BinPage, '/bin'],
  ['/hotels/regions', RegionsPage, '/regions'],
  ['/releases', ReleasesPage, '/remotes/mf-a/releases'],
  ['/releases/tokens', DeployTokensPage, '/deploy-tokens'],
  ['/security-log', SecurityLogPage, '/security-log'],
  ['/tokens', TokensPage, '/tokens'],
])('%s is reloaded when somebody returns to it', async (address, Page, path) => {
  signedInAs();
  const api = fakeApi({ [`GET ${path}`]: listOf([]), 'GET /remotes': listOf([{ name: 'mf-a' }]) });
  const times = () => api.calls.filter((call) => call.path === path).length;
  const { unmount } = renderPage(<Page />, address, address);
  await waitFor(() => expect(times()).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  comeBackAfterAMinute();
  await waitFor(() => expect(times()).toBe(2));
  unmount();
});
