import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { editor } from '../../http/caller';
import type { Tracked } from './fields';
import { entryOf } from './record';
import { versionItems, versionPeople, versions } from './schema';

const placeholder = (name: string, type: string) => sql`${sql.placeholder(`kept ${name}`)}::${sql.raw(type)}`;

/** The parts of a statement that changes one item. */
interface Update {
  /** The statement up to its condition. */
  set: SQL;
  where: SQL | undefined;
  /** A column that is read back. */
  returning: SQL;
}

/**
 * A statement that changes an item and keeps its version: both, or neither. It changes nothing when the history does not know
 * the item or the person yet, whom `keepVersions` introduces.
 */
export const withVersion = ({ set, where, returning }: Update): SQL => sql`
  with changed as (
    ${set} from (
      select ${versionItems.id} as item, ${versionPeople.id} as person from ${versionItems}, ${versionPeople}
      where ${versionItems.kind} = ${placeholder('kind', 'text')} and ${versionItems.itemId} = ${placeholder('item', 'text')}
        and ${versionPeople.userId} = ${placeholder('userId', 'text')} and ${versionPeople.name} = ${placeholder('userName', 'text')}
      for key share of version_items) known
    where ${where} returning ${returning} as read_back, known.item as known_item, known.person as known_person
  ), renamed as (
    update ${versionItems} set name = ${placeholder('name', 'text')} from changed
    where ${versionItems.id} = known_item and ${versionItems.name} <> ${placeholder('name', 'text')}
  )
  insert into ${versions} (at, item, person, version, action, delta)
  select ${placeholder('at', 'timestamptz')}, known_item, known_person, ${placeholder('version', 'int')}, ${placeholder('action', 'text')},
    ${placeholder('delta', 'text')}
  from changed returning (select read_back from changed)`;

/** The values of what `withVersion` keeps. @param kind the last part of the address of the item's list */
export function valuesOfVersion(request: FastifyRequest, kind: string, before: Tracked, after: Tracked): Record<string, unknown> {
  const { item, name, at, version, action, delta } = entryOf({ before, after }, request.keptAs);
  const by = editor(request);
  return {
    'kept kind': kind,
    'kept item': item,
    'kept userId': by.id,
    'kept userName': by.name,
    'kept name': name,
    'kept at': at,
    'kept version': version,
    'kept action': action,
    'kept delta': delta,
  };
}
