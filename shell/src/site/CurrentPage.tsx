import { useMemo } from 'react';
import { PageSkeleton } from 'shared-kit/remote/PageSkeleton';
import { Navigate, useLocation } from 'shared-kit/router';
import type { History } from 'shared-kit/router/history';
import { useCurrentPageTitle, usePageTitle } from 'shared-kit/shellServices/pageTitle';
import type { MountParcel } from '../federation/bringUp';
import { RemoteFrame } from '../federation/RemoteFrame';
import { Layout } from 'shared-kit/frame/layout/Layout';
import { AreasProblem } from '../pages/AreasProblem';
import { NotFound } from 'shared-kit/frame/NotFound';
import { Settings } from '../pages/Settings';
import { backLinkOf, crumbsOf } from 'shared-kit/frame/routes/crumbs';
import { decide, type Decision } from 'shared-kit/frame/routes/decide';
import { matchRoute, type RouteMatch } from 'shared-kit/frame/routes/match';
import { sectionOf, sidebarOf } from 'shared-kit/frame/routes/sidebar';
import { SiteNotices } from './SiteNotices';
import { usePlace, type KnownPlace } from 'shared-kit/frame/place/usePlace';
import { useRights } from 'shared-kit/frame/place/useRights';
import { useTable, type TableState } from './useTable';

interface Props {
  history: History;
  mountParcel: MountParcel;
}

/** The registry is needed to tell an unknown path from one that is not known yet. */
function outcomeOf(decision: Decision, place: KnownPlace, phase: TableState['phase']) {
  if (decision.kind === 'notFound' && phase !== 'ready') return { kind: phase } as const;
  if (decision.kind === 'page' && place.forbidden) return { kind: 'redirect', to: '/' } as const;
  if (decision.kind === 'page' && place.unknown) return { kind: 'notFound' } as const;
  return decision;
}

function titleOf(match: RouteMatch | null, place: KnownPlace): string | undefined {
  if (!match) return undefined;
  const isDashboard = /^\/(hotels\/:hotelid|restaurants\/:restaurantId)$/.test(match.entry.path);
  return isDashboard ? place.property?.name : match.entry.title;
}

/** Decides what the address shows to this person, and shows it inside the frame. */
export function CurrentPage({ history, mountParcel }: Props) {
  const location = useLocation();
  const { table, phase, reason, tryAgain } = useTable();
  const rights = useRights();
  const match = useMemo(() => matchRoute(table, location.pathname), [table, location.pathname]);
  const decision = useMemo(() => decide(table, location, rights), [table, location, rights]);
  const place = usePlace(decision.kind === 'page' ? decision.match : null);
  const outcome = outcomeOf(decision, place, phase);
  const shown = outcome.kind === 'page' ? outcome.match : null;
  const pageTitle = useCurrentPageTitle();
  usePageTitle(titleOf(shown, place));

  if (outcome.kind === 'redirect' && outcome.to !== location.pathname + location.search + location.hash) {
    return <Navigate to={outcome.to} replace />;
  }
  const name = place.property?.name;
  const crumbs = shown ? crumbsOf(table, shown, name, pageTitle || undefined) : [{ title: pageTitle }];
  const isOpen = (pathname: string) => decide(table, { pathname, search: '', hash: '' }, rights).kind === 'page';
  const record = table.remotes.find((remote) => remote.name === shown?.entry.remote);

  return (
    <Layout
      crumbs={crumbs}
      pathname={location.pathname}
      notices={<SiteNotices table={table} pathname={location.pathname} />}
      back={backLinkOf(table, shown ?? match, name)}
      items={sidebarOf(table, place, shown?.params ?? {}, rights)}
      current={shown && sectionOf(shown.entry, place)}
      property={place.propertyId === null ? null : place.property}
    >
      {outcome.kind === 'notFound' && <NotFound />}
      {outcome.kind === 'failed' && <AreasProblem reason={reason} onTryAgain={tryAgain} />}
      {outcome.kind === 'loading' && <PageSkeleton />}
      {shown?.entry.page === 'settings' && shown.entry.remote === null && <Settings mayOpen={isOpen} />}
      {shown?.entry.page && record && (
        <RemoteFrame
          key={record.name}
          record={record}
          mountParcel={mountParcel}
          location={location}
          navigator={history.navigator}
          path={shown.entry.path}
          pageKey={shown.entry.page}
          params={shown.params}
        />
      )}
    </Layout>
  );
}
