import type { Static, TSchema } from '@sinclair/typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Config } from '../base/config';
import type { Database, Storage } from '../base/storage/database';
import type { FileStore } from '../base/storage/files/FileStore';
import type { MailQueue } from '../base/mail/MailQueue';

/** Tells TypeScript what a route's schemas let through. */
interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** The server, as route files see it: a handler's query, params and body have the types of its schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  SchemaTypes
>;

/** What routes work with. None of it is global, so that a test can build its own. */
export interface Services {
  config: Config;
  storage: Storage;
  db: Database;
  mail: MailQueue;
  files: FileStore;
  /** Signs upload addresses and encrypts API tokens. */
  secretKey: string;
}
