import { desc, eq } from 'drizzle-orm';
import { sessions } from '../../access/auth/schema';
import { deployTokens } from '../../access/deploy-tokens/schema';
import { mailQueue } from '../../access/mail/schema';
import { passwordResets } from '../../access/passwords/schema';
import { factorsOf, isDemanded } from '../../access/second-factor/factors';
import { recoveryCodes } from '../../access/second-factor/schema';
import { apiTokens } from '../../access/tokens/schema';
import type { Database } from '../../base/storage/database';
import { isBy, LIST_LIMIT } from './personalRows';

/** How a person signs in, and the access they gave to others: that it exists and since when, never the secret itself. */
export async function accessOf(db: Database, userId: string) {
  return {
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresOn: sessions.expiresOn,
        agent: sessions.agent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt))
      .limit(LIST_LIMIT),
    secondFactors: await secondFactors(db, userId),
    resetLinks: await db
      .select({ expiresOn: passwordResets.expiresOn })
      .from(passwordResets)
      .where(eq(passwordResets.userId, userId)),
    // What was sent is not kept.
    mails: await db
      .select({ createdAt: mailQueue.createdAt, expiresOn: mailQueue.expiresOn, attempts: mailQueue.attempts })
      .from(mailQueue)
      .where(eq(mailQueue.userId, userId))
      .orderBy(desc(mailQueue.createdAt))
      .limit(LIST_LIMIT),
    tokens: await tokensBy(db, userId),
  };
}

async function secondFactors(db: Database, userId: string) {
  const { app, passkeys } = await factorsOf(db, userId);
  const codes = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  return {
    app,
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    recoveryCodes: codes,
    isDemanded: await isDemanded(db, userId),
  };
}

async function tokensBy(db: Database, userId: string) {
  const api = await db
    .select({
      name: apiTokens.name,
      createdAt: apiTokens.createdAt,
      expiresOn: apiTokens.expiresOn,
      lastUsedOn: apiTokens.lastUsedOn,
    })
    .from(apiTokens)
    .where(isBy(apiTokens.updatedBy, userId))
    .orderBy(desc(apiTokens.createdAt))
    .limit(LIST_LIMIT);
  const deploy = await db
    .select({
      remote: deployTokens.remote,
      createdAt: deployTokens.createdAt,
      expiresOn: deployTokens.expiresOn,
      lastUsedOn: deployTokens.lastUsedOn,
    })
    .from(deployTokens)
    .where(isBy(deployTokens.updatedBy, userId))
    .orderBy(desc(deployTokens.createdAt))
    .limit(LIST_LIMIT);
  return { api, deploy };
}
