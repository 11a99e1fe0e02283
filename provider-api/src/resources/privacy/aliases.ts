import { and, eq } from 'drizzle-orm';
import { readVersions } from '../../access/history/read';
import { versionItems, versionPeople } from '../../access/history/schema';
import { securityLog } from '../../access/security-log/schema';
import type { UserRow } from '../../access/users/store';
import { toTracked } from '../../access/users/toTracked';
import type { Database } from '../../base/storage/database';
import { FORMER_COLLEAGUE } from 'shared-kit/rules/former';

/** Every name and e-mail address that a person had, as far back as the product knows. */
export interface Aliases {
  names: string[];
  emails: string[];
}

/** People as the security log names them. */
const NAMED_WITH_EMAIL = /^(.*) \((\S+@\S+)\)$/;

/**
 * Reads all names of a person.
 * @param stored absent when the account was deleted before: then only the history and the security log know
 */
export async function findAliases(tx: Database, userId: string, stored?: UserRow): Promise<Aliases> {
  const people = await tx.select({ name: versionPeople.name }).from(versionPeople).where(eq(versionPeople.userId, userId));
  const items = await tx
    .select({ name: versionItems.name })
    .from(versionItems)
    .where(and(eq(versionItems.kind, 'users'), eq(versionItems.itemId, userId)));
  const logRows = await tx
    .selectDistinct({ name: securityLog.aboutName })
    .from(securityLog)
    .where(and(eq(securityLog.aboutKind, 'user'), eq(securityLog.aboutId, userId)));
  const logged = logRows.flatMap(({ name }) => {
    const [, full = '', email = ''] = NAMED_WITH_EMAIL.exec(name ?? '') ?? [];
    return [{ name: full, email }];
  });
  const earlierRows = stored ? (await readVersions(tx, 'users', toTracked(stored))).map(({ after }) => after) : [];
  const rows = [stored, ...earlierRows].flatMap((row) => (row ? [row as Partial<UserRow>] : []));
  const full = rows.map(({ firstName = '', lastName = '' }) => `${firstName} ${lastName}`);
  return {
    names: distinctLongestFirst([...people, ...items, ...logged].map(({ name }) => name).concat(full)),
    emails: distinctLongestFirst([...rows, ...logged].map(({ email = '' }) => email)),
  };
}

/** The longest first, so that none is replaced as a part of another. */
const distinctLongestFirst = (texts: string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()).filter((text) => text !== '' && text !== FORMER_COLLEAGUE))].sort(
    (a, b) => b.length - a.length,
  );
