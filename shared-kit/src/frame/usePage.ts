import { useEffect, useMemo } from 'react';
import { useLocation } from '../router';
import { toast } from '../shellServices/toast';
import { useCurrentPageTitle, usePageTitle } from '../shellServices/pageTitle';
import { usePlace, type KnownPlace } from './place/usePlace';
import { keepRecent, type Visited } from './place/recent';
import { useRights } from './place/useRights';
import type { RouteTable, TableEntry } from '../rules/remote/compose';
import { fillPath } from '../rules/remote/paths';
import { useSession } from '../session';
import { backLinkOf, crumbsOf } from './routes/crumbs';
import { decide, type Decision } from './routes/decide';
import { matchRoute, placeOf, type RouteMatch } from './routes/match';
import { sectionOf, sidebarOf } from './routes/sidebar';

/** Whether the table holds all routes yet: until then an unknown path may still turn out to exist. */
export type Phase = 'loading' | 'ready' | 'failed';

function outcomeOf(decision: Decision, place: KnownPlace, phase: Phase) {
  if (decision.kind === 'notFound' && phase !== 'ready') return { kind: phase } as const;
  if (decision.kind === 'page' && place.forbidden)
    return { kind: 'redirect', to: '/', refused: decision.match.entry.title } as const;
  if (decision.kind === 'page' && place.unknown) return { kind: 'notFound' } as const;
  return decision;
}

function titleOf(match: RouteMatch | null, place: KnownPlace): string | undefined {
  if (!match) return undefined;
  const isDashboard = /^\/(hotels\/:hotelid|restaurants\/:restaurantId)$/.test(match.entry.path);
  return isDashboard ? place.property?.name : match.entry.title;
}

const all = () => true;
const NOWHERE = placeOf(null);

/** Says on the dashboard why the requested page is not shown. */
function useRefusal(title: string | undefined, at: string): void {
  useEffect(() => {
    if (title) toast({ text: `You may not open “${title}”. A super user can give you the right.`, tone: 'problem' });
  }, [title, at]);
}

/** Keeps the property that is open now among the recent ones of the person. */
function useRecent(property: Visited | undefined): void {
  const { profile } = useSession();
  const userId = profile?.id;
  const { id, name, type } = property ?? {};
  useEffect(() => {
    if (userId && id && name && type) keepRecent(userId, { id, name, type });
  }, [userId, id, name, type]);
}

/**
 * Decides what the address shows to the signed-in person, sets the document's title, and decides what surrounds it. The shell and
 * a remote that runs alone share it.
 * @param table the route table of the whole site
 * @param phase whether that table is loaded
 * @param listed which of its entries the sidebar may hold; all by default
 */
export function usePage(table: RouteTable, phase: Phase = 'ready', listed: (entry: TableEntry) => boolean = all) {
  const location = useLocation();
  const rights = useRights();
  const match = useMemo(() => matchRoute(table, location.pathname), [table, location.pathname]);
  const decision = useMemo(() => decide(table, location, rights), [table, location, rights]);
  const named = usePlace(decision.kind === 'page' ? decision.match : null);
  const outcome = outcomeOf(decision, named, phase);
  // A property that does not exist is framed like a top-level page: its own links would all be dead.
  const place = outcome.kind === 'notFound' ? { ...named, ...NOWHERE } : named;
  const shown = outcome.kind === 'page' ? outcome.match : null;
  const pageTitle = useCurrentPageTitle();
  usePageTitle(titleOf(shown, place));

  const name = place.property?.name;
  const current = shown && sectionOf(shown.entry, place);
  useRecent(shown ? place.property : undefined);
  useRefusal(outcome.kind === 'redirect' && 'refused' in outcome ? outcome.refused : undefined, location.pathname);
  const opens = (pathname: string) => decide(table, { pathname, search: '', hash: '' }, rights).kind === 'page';
  const samePlace = ({ id, type }: Visited) => {
    const path = current && fillPath(current, { hotelid: id, restaurantId: id });
    return path && opens(path) ? path : `/${type}s/${encodeURIComponent(id)}`;
  };
  const here = location.pathname + location.search + location.hash;
  const inSidebar = useMemo(() => ({ ...table, entries: table.entries.filter(listed) }), [table, listed]);
  return {
    outcome,
    /** Where to redirect the person; null to stay. */
    redirect: outcome.kind === 'redirect' && outcome.to !== here ? outcome.to : null,
    shown,
    location,
    property: place.property,
    /** Whether the person may open the page of a path. */
    mayOpen: opens,
    /** What the layout needs. */
    frame: {
      crumbs: shown ? crumbsOf(table, shown, name, pageTitle || undefined) : [{ title: pageTitle }],
      hasBack: shown?.entry.leadsBack === true,
      pathname: location.pathname,
      back: backLinkOf(table, outcome.kind === 'notFound' ? null : (shown ?? match), name),
      items: sidebarOf(inSidebar, place, shown?.params ?? {}, rights),
      current,
      property: place.propertyId === null ? null : place.property,
      samePlace,
    },
  };
}
