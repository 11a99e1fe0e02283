import type { ContentDefinition, ContentRow } from './definition';
import type { Joining } from './services';
import { wire } from '../http/wire';

/** Stored items as they are returned: with the assets they reference, in wire names. */
export async function present(services: Joining, { join }: ContentDefinition, rows: ContentRow[]): Promise<unknown[]> {
  const joined = join ? await join(services.db, rows) : rows;
  return (await services.references.join(services.db, joined)).map(wire);
}

/** One stored item as it is returned. */
export async function presentOne(services: Joining, definition: ContentDefinition, row: ContentRow): Promise<unknown> {
  const [item] = await present(services, definition, [row]);
  return item;
}
