import type { FastifyRequest } from 'fastify';
import type { Database } from '../base/storage/database';
import type { ContentDefinition, ContentRow } from './definition';
import type { Property } from './order';

/** What events say of an item's kind. */
export type EventKind = Pick<ContentDefinition, 'path' | 'resource' | 'many'>;

/** A new item and its property. */
export interface Copy {
  property: Property;
  item: Record<string, unknown> & { id: string };
}

/** Told what happened to items, in the transaction of the change; whoever listens decides who learns of it. */
export interface ContentEvents {
  /** Whether anybody is told of a change: one of which nobody is need not be reported. */
  concerns(before: ContentRow | null, after: ContentRow): boolean;
  /** @param before the item as it was, null for a new one */
  saved(
    tx: Database,
    request: FastifyRequest,
    kind: EventKind,
    property: Property,
    before: ContentRow | null,
    after: ContentRow,
  ): Promise<void>;
  /** Copies came into properties: told once for a call, however many they are. */
  cloned(tx: Database, request: FastifyRequest, kind: EventKind, copies: Copy[]): Promise<void>;
}
