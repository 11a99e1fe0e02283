import type { FastifyRequest } from 'fastify';
import type { Database } from '../base/storage/database';
import type { ContentDefinition, ContentRow } from './definition';
import type { Property } from './order';

/** What events contain about an item's kind. */
export interface EventKind extends Pick<ContentDefinition, 'path' | 'resource' | 'plural'> {
  /** What a sentence calls its items, if they have no names. */
  nameless?: string;
}

/** A new item and its property. */
export interface Copy {
  property: Property;
  item: Record<string, unknown> & { id: string };
}

/** An item before and after a change, and its property. */
export interface SavedItem {
  property: Property;
  /** Null for a new item. */
  before: ContentRow | null;
  after: ContentRow;
}

/** Called when items change, in the transaction of the change; the listener decides who is notified. */
export interface ContentEvents {
  /** Whether anybody is notified of a change: one that interests nobody need not be reported. */
  concerns(before: ContentRow | null, after: ContentRow): boolean;
  saved(tx: Database, request: FastifyRequest, kind: EventKind, saved: SavedItem): Promise<void>;
  /** Copies were made in properties: reported once per call, however many there are. */
  cloned(tx: Database, request: FastifyRequest, kind: EventKind, copies: Copy[]): Promise<void>;
}
