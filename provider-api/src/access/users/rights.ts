import { eq, sql } from 'drizzle-orm';
import { authority, type Authority } from 'shared-kit/rules/permissions';
import { permissions, users } from './schema';

type Entry = [resource: string, permissionableId: string | null, r: boolean, w: boolean, x: boolean];

/** The size of the cache in characters of stored rights: thousands of people with a few rights, or dozens with thousands. */
const MAX_CHARACTERS = 4_000_000;

function authorityOf(text: string): Authority {
  const entries = JSON.parse(text) as Entry[];
  return authority(
    entries.map(([resource, permissionableId, r, w, x]) => {
      const permissionableType = permissionableId === null ? null : 'PropertyPermission';
      return { resource, permissionableType, permissionableId, r, w, x };
    }),
  );
}

const cache = new Map<string, { text: string; authority: Authority }>();
let characters = 0;

/**
 * A person's rights, needed by every call. The database is read each time; only the parsed result of the same text is cached, so
 * that a change takes effect with the next call in every process.
 */
export const storedRights = {
  /** A column for queries of `users`: the person's rights as one text. */
  column: sql`(select json_agg(json_build_array(${permissions.resource}, ${permissions.permissionableId}, ${permissions.r}, ${permissions.w}, ${permissions.x}))::text
    from ${permissions} where ${eq(permissions.userId, users.id)})`,

  /** Parses the text of that column. */
  parse(userId: string, text: string | null): Authority {
    if (text === null) return authority([]);
    const cached = cache.get(userId);
    if (cached?.text === text) return cached.authority;
    if (cached) characters -= cached.text.length;
    if (characters + text.length > MAX_CHARACTERS) {
      cache.clear();
      characters = 0;
    }
    const parsed = authorityOf(text);
    cache.set(userId, { text, authority: parsed });
    characters += text.length;
    return parsed;
  },
};
