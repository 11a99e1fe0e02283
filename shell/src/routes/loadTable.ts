import { composeRoutes, type RouteTable } from 'shared-kit/rules/remote/compose';
import { shellRoutes } from 'shared-kit/rules/remote/shellRoutes';
import type { Registry, RemoteRecord } from 'shared-kit/rules/remote/registry';
import type { Override } from '../federation/override';
import { firstRegistry } from '../federation/registry';
import { storedOverride } from '../federation/remoteOverride';

export interface LoadedTable extends RouteTable {
  remotes: RemoteRecord[];
  /** The remote that comes from this person's own machine, if any. */
  override: Override | null;
  /** Paths of remotes of which this person gets no version now. */
  unavailable: string[];
}

/** @returns the route table of the shell and all remotes of a registry; logs what was rejected */
export function tableOf({ remotes, unavailable = [] }: Registry, override: Override | null = null): LoadedTable {
  const table = composeRoutes([{ name: null, routes: shellRoutes }, ...remotes]);
  for (const problem of table.rejected) console.error(problem);
  return { ...table, remotes, override, unavailable };
}

/**
 * Loads the registry and composes the route table.
 * @throws Error with a sentence when the registry cannot be read
 */
export async function loadTable(): Promise<LoadedTable> {
  const released = await firstRegistry();
  if (!storedOverride()) return tableOf(released);
  const { withOverride } = await import('../federation/override');
  const { registry, override } = await withOverride(released);
  return tableOf(registry, override);
}
