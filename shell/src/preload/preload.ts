import { preloadPage, readStored, type PreloadContext, type PreloadedRemote } from './preloadPage';

/** Inserted by the build: addresses of what the signed-in site needs beside the entry. */
declare const __SITE_FILES__: readonly string[];

type RegistryResponse = { data: { remotes: PreloadedRemote[] } };

async function loadRemotes({ early, headers, get }: PreloadContext): Promise<PreloadedRemote[]> {
  early.registry = fetch(`${readStored('innkeeper.api') || '/api'}/remotes/registry`, { headers, cache: 'no-cache' });
  const response = await early.registry;
  if (!response.ok) return (await get<RegistryResponse['data']>('/remotes/registry.json')).remotes;
  return ((await response.clone().json()) as RegistryResponse).data.remotes;
}

/** Files of remotes are read by the site, which can tell a slow connection from a dead one. */
function requestFiles({ early }: PreloadContext, remote: PreloadedRemote, page: string): void {
  const files: Record<string, Promise<Response>> = (early.files = {});
  const folder = new URL(remote.base || `/remotes/${remote.name}/${remote.version}/`, location.origin).href;
  for (const file of [remote.entry, ...remote.app, ...(remote.pages[page] ?? [])]) {
    const url = folder + file;
    const response = fetch(url);
    files[url] = response;
    response.catch(() => undefined);
  }
}

preloadPage({ siteFiles: __SITE_FILES__, loadRemotes, requestFiles });
