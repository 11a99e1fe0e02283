import { useMemo } from 'react';
import { hasStatus, messageOf } from 'shared-kit/api/http';
import { refresh, useGet, useResource } from 'shared-kit/api/resource';
import type { Alert } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';

export const ALERTS = '/alerts';
export const ASSIGNED = '/alerts/assigned';
export const GLOBAL = '/alerts/global';

/** Alerts are listed in the order that people gave them (decision OP-44). */
export const ORDER = 'sort_index:ASC';

/** All alerts, as a resource. */
export const useAlerts = () => useResource<Alert>(ALERTS);

/** The alert that every property shows, or null (document 1 §7, P-283). */
export const useGlobalAlert = () => useGet<Alert | null>(GLOBAL);

/** Reloads everything that changes when an alert is assigned, archived or deleted: counts, assignments, the global alert. */
export const refreshAlerts = () => Promise.all([ALERTS, ASSIGNED, GLOBAL].map(refresh));

/** The same after a call of `useAlerts`, which has reloaded the alerts themselves: nobody waits for their list a second time. */
export const refreshPlaces = () => Promise.all([ASSIGNED, GLOBAL].map(refresh));

/** Why an assignment or the global alert was not changed; an Undo comes too late once somebody else has changed it. */
export const reasonOf = (error: unknown): string =>
  hasStatus(error, 412) ? 'Somebody else changed it in the meantime, so it stays as it is.' : messageOf(error);

/** Alerts belong to no property: rights on them apply everywhere or not at all (document 1 §6, decision OP-34). */
export function useAlertRights() {
  const authority = useAuthority();
  return useMemo(
    () => ({
      mayAdd: authority.isSuper,
      mayChange: authority.can('WRITE', 'alert'),
      mayDelete: authority.can('DELETE', 'alert'),
      /** Whether the person may assign the alert of a property or, without an id, set the global one. */
      mayAssign: (propertyId?: string) => authority.can('WRITE', 'can_assign_alerts', propertyId),
    }),
    [authority],
  );
}
