import type { PgTable } from 'drizzle-orm/pg-core';
import type { Authority } from 'shared-kit/rules/permissions';
import { mayDo, type KindRights } from '../../access/history/kindRights';
import { properties, regions } from '../../access/places/schema';
import type { ContentDefinition } from '../../content/definition';
import { allKinds, kindOf } from '../../content/kinds';
import { alerts } from '../alerts/schema';
import { assets } from '../assets/schema';
import { sharedSpecials } from '../shared-specials/schema';

/** A kind whose changes are recorded in the history. */
export interface HistoryKind extends KindRights {
  /** The singular noun for messages: 'special'. */
  singular: string;
  /** Its table, if its items can be restored from the bin. */
  table?: PgTable;
}

const OTHER_KINDS: HistoryKind[] = [
  { kind: 'properties', resource: 'property', scope: 'property', superWrites: true, singular: 'property', table: properties },
  {
    kind: 'regions',
    resource: 'region',
    scope: 'global',
    superWrites: true,
    isLookedUp: 'region',
    singular: 'region',
    table: regions,
  },
  { kind: 'alerts', resource: 'alert', scope: 'any', singular: 'alert', table: alerts },
  { kind: 'assets', resource: 'asset', scope: 'global', isLookedUp: 'asset', singular: 'file', table: assets },
  {
    kind: 'shared-specials',
    resource: 'special',
    scope: 'any',
    superWrites: true,
    singular: 'shared special',
    table: sharedSpecials,
  },
  { kind: 'hours', resource: 'hour', scope: 'property', singular: 'record of hours' },
  { kind: 'users', resource: 'user', scope: 'global', singular: 'person' },
  { kind: 'tokens', resource: 'super', scope: 'global', singular: 'API token' },
  { kind: 'deploy-tokens', resource: 'super', scope: 'global', singular: 'deploy token' },
];

const ofContent = ({ path, resource, singular, table }: ContentDefinition): HistoryKind => ({
  kind: path,
  resource,
  scope: 'property',
  singular,
  table,
});

/** Every kind whose changes are recorded in the history: all content, and the others. */
export const historyKinds = (): HistoryKind[] => [...allKinds().map(ofContent), ...OTHER_KINDS];

/** The kind with a name that the history stores or a client sends; undefined for an unknown name. */
export function historyKind(name: string): HistoryKind | undefined {
  const definition = kindOf(name);
  return definition ? ofContent(definition) : OTHER_KINDS.find(({ kind }) => kind === name);
}

/** Whether someone may read one item of a kind, by the same rules as its routes; nobody reads one of an unknown kind. */
export function mayReadItem(reader: Authority, kind: string, propertyId: string | null): boolean {
  const rights = historyKind(kind);
  return rights !== undefined && mayDo(reader, 'READ', rights, propertyId);
}
