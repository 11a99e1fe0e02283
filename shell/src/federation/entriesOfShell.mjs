/**
 * Replaces, at build time, the federation runtime's own loading of entries (docs/decisions/lean-host.md): this site
 * loads them itself, checks their hash, waits as long as bytes arrive, and passes them on through the `loadEntry` hook.
 */
const entries = new Map();

export const getRemoteEntryUniqueKey = ({ entry, name }) => `${name}:${entry}`;

export const getRemoteInfo = (remote) => ({
  ...remote,
  entry: remote.entry ?? '',
  type: remote.type ?? 'global',
  entryGlobalName: remote.entryGlobalName ?? remote.name,
  shareScope: remote.shareScope ?? 'default',
});

export function getRemoteEntry({ origin, remoteInfo, remoteEntryExports }) {
  if (remoteEntryExports) return Promise.resolve(remoteEntryExports);
  const key = getRemoteEntryUniqueKey(remoteInfo);
  if (!entries.has(key)) {
    const load = origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, remoteInfo });
    entries.set(key, load);
    load.catch(() => entries.delete(key));
  }
  return entries.get(key);
}
