import { changesOfAccess } from '../../../testing/everyChange/access';
import { changesOfAccount } from '../../../testing/everyChange/account';
import { changesOfProperties } from '../../../testing/everyChange/properties';
import { securityLogOf } from '../../../testing/everyChange/securityLog';
import { changesOfUsers } from '../../../testing/everyChange/users';
import { HISTORY_TRACES } from '../../../testing/historyTraces';
import { SECURITY_TRACES } from '../../../testing/securityTraces';
import { onBothEngines } from '../../../testing/server';
import { changingRoutes, eventsByRoute, historyByRoute, watchHistory, watchRoutes } from '../../../testing/watchRoutes';

/** Routes that record an event and are called where files of releases are tested (`releases/secrets.test.ts`). */
const ELSEWHERE = ['POST /remotes/:name/releases', 'PUT /remotes/:name/live', 'POST /remotes/:name/releases/:release/withdraw'];
const uncalled = () =>
  Object.entries(SECURITY_TRACES).flatMap(([route, trace]) =>
    typeof trace === 'string' || eventsByRoute.has(route) ? [] : [route],
  );

onBothEngines(
  'Entries of the security log and the history',
  (server) => {
    beforeAll(() => watchHistory(server().services.db));
    const log = securityLogOf(server);
    changesOfUsers(server, log);
    changesOfAccount(server, log);
    changesOfAccess(server, log);
    changesOfProperties(server, log);

    it('are those that the table of events lists for each changing route', () => {
      expect([...changingRoutes].filter((route) => !(route in SECURITY_TRACES))).toEqual([]);
      expect(Object.keys(SECURITY_TRACES).filter((route) => !changingRoutes.has(route))).toEqual([]);
      const traceOf = (route: string) => {
        const trace = SECURITY_TRACES[route] ?? [];
        return typeof trace === 'string' ? [] : [...trace].sort();
      };
      const called = [...eventsByRoute].filter(([route]) => changingRoutes.has(route) && route !== 'POST /backup');
      expect(called.map(([route, events]) => [route, [...events].sort()])).toEqual(
        called.map(([route]) => [route, traceOf(route)]),
      );
      expect(uncalled()).toEqual(ELSEWHERE);
    });

    it('are the versions that the other table lists for each changing route, and no others', () => {
      expect([...changingRoutes].filter((route) => !(route in HISTORY_TRACES))).toEqual([]);
      expect(Object.keys(HISTORY_TRACES).filter((route) => !changingRoutes.has(route))).toEqual([]);
      const wrong = [...historyByRoute].filter(([route, found]) => {
        const trace = HISTORY_TRACES[route] ?? [];
        const expected = typeof trace === 'string' ? [] : trace;
        const isSilent = expected.length > 0 && found.size === 0;
        return changingRoutes.has(route) && (isSilent || [...found].some((version) => !expected.includes(version)));
      });
      expect(wrong).toEqual([]);
      expect(historyByRoute.size).toBeGreaterThan(40);
    });
  },
  { publicUrl: 'http://localhost' },
  watchRoutes,
);
