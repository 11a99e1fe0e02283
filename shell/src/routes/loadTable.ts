import type { Registry, RemoteRecord } from 'shared-kit/remote/registry';
import { firstRegistry } from '../federation/registry';
import { composeRoutes, type RouteTable } from './compose';
import { shellRoutes } from './shellRoutes';

export interface LoadedTable extends RouteTable {
  remotes: RemoteRecord[];
}

/** @returns the route table of the shell and all remotes of a registry; says in the console what was rejected */
export function tableOf({ remotes }: Registry): LoadedTable {
  const table = composeRoutes([{ name: null, routes: shellRoutes }, ...remotes]);
  for (const sentence of table.rejected) console.error(sentence);
  return { ...table, remotes };
}

/**
 * Loads the registry and composes the route table.
 * @throws Error with a sentence when the registry cannot be read
 */
export async function loadTable(): Promise<LoadedTable> {
  return tableOf(await firstRegistry());
}
