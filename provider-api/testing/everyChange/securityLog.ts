import type { SecurityEntry } from 'shared-kit/rules/securityEvents';
import type { TestServer } from '../server';

/** The fields that every entry about a change by the first super user has. */
export const BY_SUPER = { outcome: 'done', by: { name: 'Super User' } };

/** Reads the security log as the first super user does. */
export interface SecurityLog {
  /** The newest entry of a kind. */
  last(event: string): Promise<SecurityEntry>;
  /** How many entries there are. */
  count(): Promise<number>;
}

export const securityLogOf = (server: () => TestServer): SecurityLog => ({
  last: async (event) => (await server().admin.get(`/security-log?per_page=1&event=${event}`)).body.data[0] as SecurityEntry,
  count: async () => (await server().admin.get('/security-log?per_page=1')).body.meta.count as number,
});
