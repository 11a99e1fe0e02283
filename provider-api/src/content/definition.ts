import type { TProperties } from '@sinclair/typebox';
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Fields, Values } from 'shared-kit/rules/models/field';
import type { FastifyRequest } from 'fastify';
import type { Resource } from 'shared-kit/rules/resources';
import type { AnyObject, ObjectSchema } from 'yup';
import type { properties } from '../access/places/schema';
import type { Database } from '../base/storage/database';
import type { Editor } from '../base/storage/columns';
import type { App } from '../http/app';
import type { ContentServices } from './services';

/** What every stored content item has, whatever its kind. */
export interface ContentRow {
  id: string;
  propertyId: string;
  /** Null for kinds that staff do not order. */
  sortIndex: number | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Editor | null;
  [field: string]: unknown;
}

/** A table with the columns of `ordered()`; `flags()` and `window()` where the kind has them. */
export type ContentTable = PgTable &
  Record<'id' | 'propertyId' | 'sortIndex' | 'version', PgColumn> & { readonly $inferSelect: ContentRow };

export type { Values };

/** Where a change is made, and by whom. */
export interface ChangePlace {
  property: typeof properties.$inferSelect;
  request: FastifyRequest;
  /** The item as it is, null for a new one. */
  stored: ContentRow | null;
}

/** The property and the moment for which to determine what guests see. */
export interface ShownAt {
  property: { id: string; timezone: string };
  now: Date;
}

/**
 * Checks that need the store. Returns messages by dotted camel-case path.
 * @param previous the item as it is, whose faults a change may leave as they are; null where the whole item is checked
 */
export type Check<V = Values> = (
  db: Database,
  values: V,
  propertyId: string,
  previous: Values | null,
) => Promise<Record<string, string>>;

/** What is special about one kind of content. Everything else is `contentRoutes`. */
export interface ContentDefinition {
  /** Last part of the address: `/properties/{id}/<path>`. */
  path: string;
  /** The resource of the permissions. */
  resource: Resource;
  /** Words for messages: 'special', 'specials'. */
  singular: string;
  plural: string;
  table: ContentTable;
  /** The fields of its model. */
  fields: Fields;
  /** The fields of a body, in wire names; also those of the answer. */
  body: TProperties;
  rules: ObjectSchema<AnyObject>;
  /** The rules that a change of some fields can break. */
  rulesFor: (changed: readonly string[]) => ObjectSchema<AnyObject>;
  /** Text filters by query parameter. The field has the same name in camel case. */
  textFilters: string[];
  /** Exact filters by query parameter. */
  exactFilters?: string[];
  /** Fields that, like property and tab, divide the items into separate orders. */
  orderedWithin?: string[];
  /** Rich text by dotted path, cleaned on the way in. */
  richText?: string[];
  /** References to documents by dotted path. */
  documents: string[];
  /** Choices by dotted path. */
  choices: string[];
  /** The dotted paths of its short texts. */
  texts: string[];
  /** Query parameters of the list beyond the usual ones, and what they narrow it to. */
  filters?: TProperties;
  narrow?: (db: Database, propertyId: string, query: Record<string, string | undefined>) => Promise<SQL | undefined>;
  /** The default order of the list; normally the order that staff gave it. */
  order?: string;
  /** How many live items guests see; all by default. */
  shownAtOnce?: number;
  /** When guests stop seeing an item of a kind without a window. */
  over?: {
    /** What `ends` needs of an item. */
    columns: Record<'id', PgColumn> & Record<string, PgColumn>;
    /** Narrows what is read; it may include a few items too many. */
    notYet: (at: ShownAt) => SQL | undefined;
    /** The instant of its end; null when it never ends. */
    ends: (row: Values, at: ShownAt) => string | null;
  };
  /** Calls that the kind does not have. */
  lacks?: readonly ('one' | 'sort')[];
  /** Whether names are unique in a property: people choose such items by their name alone. */
  hasUniqueName?: true;
  /** First processing of the sent values, before the rules. May read and write the store. */
  prepare?: (db: Database, sent: Values, at: ChangePlace) => Promise<Values>;
  /** Last processing of valid values before they are stored: defaults, 'Other' and 'None'. */
  settle?: (values: Values, stored: ContentRow | null) => Values;
  check?: Check;
  /** Throws when an item cannot be deleted. */
  checkRemoval?: (db: Database, row: ContentRow) => Promise<void>;
  /** Adds what an answer contains beyond the stored row. */
  join?: (db: Database, rows: ContentRow[]) => Promise<ContentRow[]>;
  /** Whether items can be cloned to several properties by `POST …/clone {ids, to_property_ids}`. */
  clone?: true;
  /** Values of a clone that differ from its source, since it is a separate item. */
  inClones?: Values;
  /** Registers the calls that only this kind has. */
  calls?: (app: App, services: ContentServices, definition: ContentDefinition) => void;
}

/** A column by field name; undefined when the table has none. */
export function findColumn(table: PgTable, field: string): PgColumn | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return columns[field];
}

/** A column by field name. @throws when the table has none: a mistake in a definition */
export function column(table: PgTable, field: string): PgColumn {
  const found = findColumn(table, field);
  if (!found) throw new Error(`The table has no column for '${field}'.`);
  return found;
}

/** Whether a kind has a field, e.g. `archived` or `startsOn`. */
export const hasField = (table: PgTable, field: string): boolean => field in getTableColumns(table);

/** The names of a table's columns, by field. */
export const fieldsOf = ({ table }: Pick<ContentDefinition, 'table'>): string[] => Object.keys(getTableColumns(table));
