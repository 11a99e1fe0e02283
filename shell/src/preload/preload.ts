import { begin, kept, type Asked, type Preloaded } from './begin';

/** Inserted by the build: addresses of what the signed-in site needs beside the entry. */
declare const __SITE_FILES__: readonly string[];

type Answer = { data: { remotes: Preloaded[] } };

async function remotes({ early, headers, get }: Asked): Promise<Preloaded[]> {
  early.registry = fetch(`${kept('innkeeper.api') || '/api'}/remotes/registry`, { headers, cache: 'no-cache' });
  const answer = await early.registry;
  if (!answer.ok) return (await get<Answer['data']>('/remotes/registry.json')).remotes;
  return ((await answer.clone().json()) as Answer).data.remotes;
}

/** Files of remotes are read by the site, which can tell a slow connection from a dead one. */
function askFiles({ early }: Asked, remote: Preloaded, page: string): void {
  const files: Record<string, Promise<Response>> = (early.files = {});
  const folder = new URL(remote.base || `/remotes/${remote.name}/${remote.version}/`, location.origin).href;
  for (const file of [remote.entry, ...remote.app, ...(remote.pages[page] ?? [])]) {
    const answer = fetch(folder + file, { credentials: 'omit' });
    files[folder + file] = answer;
    answer.catch(() => undefined);
  }
}

begin({ siteFiles: __SITE_FILES__, remotes, askFiles });
