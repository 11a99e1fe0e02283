import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../users/schema';

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An authenticator app. Its key is encrypted with SECRET_KEY; it counts once its owner has entered a code from it. */
export const authenticators = pgTable('authenticators', {
  userId: ofUser().primaryKey(),
  sealed: text('sealed').notNull(),
  confirmed: boolean('confirmed').notNull().default(false),
  /** The 30-second step of the last code: no code is accepted twice. */
  lastStep: integer('last_step'),
  createdAt: instant('created_at').notNull(),
});

/** A passkey: a key in a phone, a computer or a security key, of which only the public part is stored here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ofUser(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_user').on(table.userId)],
);

/** A code on paper, for people who have lost their other factors. Each works once; only a keyed hash is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: id(), userId: ofUser(), codeHash: text('code_hash').notNull() },
  (table) => [uniqueIndex('recovery_codes_code').on(table.userId, table.codeHash)],
);

/** A challenge for a browser to sign, once and within a short time. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    userId: ofUser(),
    purpose: text('purpose').notNull(),
    expiresOn: instant('expires_on').notNull(),
  },
  (table) => [index('passkey_challenges_user').on(table.userId)],
);

/** People who need a second factor although the settings do not require one. */
export const secondFactorDemands = pgTable('second_factor_demands', { userId: ofUser().primaryKey() });
