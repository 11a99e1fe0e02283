/** Replaces, at build time, parts of the federation runtime that this site does not use (docs/decisions/lean-host.md). */
const refuse = () => {
  throw new Error('Remotes are loaded by the registry alone: there are no snapshots.');
};

export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const defaultPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
