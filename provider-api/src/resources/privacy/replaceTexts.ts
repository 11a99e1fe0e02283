import { and, eq, inArray, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SecurityEvent } from 'shared-kit/rules/securityEvents';
import { drafts } from '../../access/drafts/schema';
import { securityLog } from '../../access/security-log/schema';
import type { Database } from '../../base/storage/database';
import { rateHits } from '../../http/schema';
import { GIVEN_UP } from '../notifications/mail';
import { notifications } from '../notifications/schema';
import { remoteLines } from '../releases/schema';
import { FORMER_COLLEAGUE } from 'shared-kit/rules/former';
import type { Aliases } from './aliases';

/** Events whose details contain an address, a browser, or the name that somebody gave their own key. */
const EVENTS_WITH_PERSONAL_DETAILS: SecurityEvent[] = ['email_changed', 'sessions_ended', 'second_factor_changed'];

/** Renames a person in the security log, and removes their addresses and browsers. */
export async function replaceInSecurityLog(tx: Database, userId: string): Promise<void> {
  const { byId, byName, aboutKind, aboutId, aboutName, detail, event, address, agent } = securityLog;
  const isBy = eq(byId, userId);
  const isAbout = and(eq(aboutKind, 'user'), eq(aboutId, userId));
  // Without a name it was somebody who was not signed in: the person, or somebody posing as them.
  const isTheirs = or(isBy, and(isAbout, isNull(byId)));
  const when = (condition: SQL | undefined, column: SQLWrapper, then: SQL) =>
    sql`case when ${condition} then ${then} else ${column} end`;
  const former = sql`${FORMER_COLLEAGUE}::text`;
  await tx
    .update(securityLog)
    .set({
      byName: when(isBy, byName, former),
      aboutName: when(isAbout, aboutName, former),
      detail: when(inArray(event, EVENTS_WITH_PERSONAL_DETAILS), detail, sql`null`),
      address: when(isTheirs, address, sql`null`),
      agent: when(isTheirs, agent, sql`null`),
    })
    .where(or(isBy, isAbout));
}

/**
 * Renames a person in the notifications of others. Call it before `replaceEditors`, which replaces the name that the
 * titles begin with.
 */
export async function replaceInNotifications(tx: Database, userId: string, { names, emails }: Aliases): Promise<void> {
  const { title, by } = notifications;
  const startingWithFormer = (name: SQLWrapper) => sql`${FORMER_COLLEAGUE}::text || substr(${title}, char_length(${name}) + 1)`;
  await tx
    .update(notifications)
    .set({ title: startingWithFormer(sql`${by} ->> 'name'`) })
    .where(sql`${by} ->> 'id' = ${userId}`);
  for (const name of names)
    await tx
      .update(notifications)
      .set({ title: startingWithFormer(sql`${name.slice(0, SHORTEST_CUT)}::text`) })
      .where(and(isNull(by), or(...VERBS.map((verb) => startsWith(title, `${name} ${verb} `)))));
  for (const sentence of MAIL_FAILED)
    await tx
      .update(notifications)
      .set({ title: `${sentence} ${FORMER_COLLEAGUE}` })
      .where(
        inArray(
          sql`lower(${title})`,
          emails.map((email) => sql`lower(${`${sentence} ${email}`}::text)`),
        ),
      );
}

/** A notice about a changed second factor, without the name of the person who changed it, which is the last part of the sentence. */
export const withoutNames = (text: string, { names }: Aliases): string =>
  names.reduce(
    (replaced, name) => replaced.replaceAll(`account by ${name.replace(/\s+/g, ' ')}.`, `account by ${FORMER_COLLEAGUE}.`),
    text,
  );

/**
 * The words after the name in titles that an earlier version stored without an id: they keep a name from matching the
 * beginning of a longer one.
 */
const VERBS = ['published', 'archived', 'cloned', 'assigned the alert'];
/** Longer texts are cut off (`notifications/notify.ts`). */
const SHORTEST_CUT = 299;
const startsWith = (title: SQLWrapper, text: string) => sql`starts_with(${title}, ${text.slice(0, SHORTEST_CUT)}::text)`;
/** The beginning of the title, as this version and earlier ones write it. */
const MAIL_FAILED = [GIVEN_UP, 'A mail could not be delivered to'];

/**
 * Removes other traces of a person: attempts counted against an address, drafts of others for the person's form, and
 * the person's place among those who try a version first.
 */
export async function removeOtherTraces(tx: Database, userId: string, emails: string[]): Promise<void> {
  for (const email of emails)
    await tx.delete(rateHits).where(sql`strpos(lower(${rateHits.key}) || ':', lower(':' || ${email}::text || ':')) > 0`);
  await tx.delete(drafts).where(sql`starts_with(${drafts.path}, ${`/users/${userId}/`}::text)`);
  const { people } = remoteLines;
  await tx
    .update(remoteLines)
    .set({ people: sql`${people} - ${userId}::text` })
    .where(sql`${people} ? ${userId}`);
}
