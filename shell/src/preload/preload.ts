import { getSiteFile } from 'shared-kit/api/siteFile';
import type { EarlyRequests } from '../earlyRequests';
import { preloadPage } from './preloadPage';
import type { PreloadedRemote, RemoteFiles, RequestContext } from './requestPage';
import { BASE_KEY, readStored } from './stored';

/** Inserted by the build: the addresses of the files that the signed-in site needs besides the entry. */
declare const __SITE_FILES__: readonly string[];

type RegistryResponse = { data: { remotes: PreloadedRemote[] } };

async function loadRemotes({ early, headers }: RequestContext): Promise<PreloadedRemote[]> {
  early.registry = fetch(`${readStored(BASE_KEY) || '/api'}/remotes/registry`, { headers, cache: 'no-cache' });
  const response = await early.registry;
  if (!response.ok) return (await getSiteFile<RegistryResponse['data']>('/remotes/registry.json')).remotes;
  return ((await response.clone().json()) as RegistryResponse).data.remotes;
}

/** Files of remotes are read by the site, which can tell a slow connection from a dead one. */
function requestFiles(early: EarlyRequests, { name, version, base, entry, app, pages }: RemoteFiles, page: string): void {
  const files = (early.files ??= {});
  const folder = new URL(base || `/remotes/${name}/${version}/`, location.origin).href;
  for (const file of [entry, ...(app ?? []), ...(pages?.[page] ?? [])]) {
    const url = folder + file;
    if (files[url]) continue;
    const response = fetch(url);
    files[url] = response;
    response.catch(() => undefined);
  }
}

preloadPage({ siteFiles: __SITE_FILES__, loadRemotes, requestFiles });
