import { useEffect, useMemo } from 'react';
import { useLocation } from '../router';
import { toast } from '../shellServices/toast';
import { useCurrentPageTitle, usePageTitle } from '../shellServices/pageTitle';
import { usePlace, type KnownPlace } from './place/usePlace';
import { addRecent, type Visited } from './place/recent';
import { useRights } from './place/useRights';
import type { RouteTable, TableEntry } from '../rules/remote/compose';
import { fillPath } from '../rules/remote/paths';
import { useSession } from '../session';
import { backLinkOf, crumbsOf } from './routes/crumbs';
import { dashboardType, decide, refusalOf, type Decision } from './routes/decide';
import { matchRoute, placeOf, type RouteMatch } from './routes/match';
import { sectionOf, sidebarOf } from './routes/sidebar';

/** Whether the table holds all routes yet: until then an unknown path may still turn out to exist. */
export type Phase = 'loading' | 'ready' | 'failed';

function outcomeOf(decision: Decision, place: KnownPlace, phase: Phase, token: string | null) {
  // A session that has ended reloads the page: a redirect would overwrite the address to which its person returns.
  if (!token) return { kind: 'loading' } as const;
  if (decision.kind === 'notFound' && phase !== 'ready') return { kind: phase } as const;
  if (decision.kind === 'page' && place.isForbidden)
    return { kind: 'redirect', to: '/', refused: refusalOf(decision.match.entry) } as const;
  if (decision.kind === 'page' && place.isUnknown) return { kind: 'notFound' } as const;
  return decision;
}

function titleOf(match: RouteMatch | null, place: KnownPlace): string | undefined {
  if (!match) return undefined;
  return dashboardType(match.entry) ? place.property?.name : match.entry.title;
}

const everyEntry = () => true;
const TOP_LEVEL = placeOf(null);

/** Says on the dashboard why the requested page is not shown. */
function useRefusal(text: string | undefined, pathname: string): void {
  useEffect(() => {
    if (text) toast({ text, tone: 'problem' });
  }, [text, pathname]);
}

/** Keeps the property that is open now among the recent ones of the person. */
function useRecent(property: Visited | undefined): void {
  const { profile } = useSession();
  const userId = profile?.id;
  const { id, name, type } = property ?? {};
  useEffect(() => {
    if (userId && id && name && type) addRecent(userId, { id, name, type });
  }, [userId, id, name, type]);
}

/**
 * Decides what the address shows to the signed-in person, sets the document's title, and decides what surrounds it. The shell and
 * a remote that runs alone share it.
 * @param table the route table of the whole site
 * @param phase whether that table is loaded
 * @param isListed which of its entries the sidebar may hold; all by default
 */
export function usePage(table: RouteTable, phase: Phase, isListed: (entry: TableEntry) => boolean = everyEntry) {
  const location = useLocation();
  const rights = useRights();
  const match = matchRoute(table, location.pathname);
  const decision = useMemo(() => decide(table, location, rights), [table, location, rights]);
  const namedPlace = usePlace(decision.kind === 'page' ? decision.match : null);
  const outcome = outcomeOf(decision, namedPlace, phase, useSession().token);
  // A property that does not exist is framed like a top-level page: its own links would all be dead.
  const place = outcome.kind === 'notFound' ? { ...namedPlace, ...TOP_LEVEL } : namedPlace;
  const shown = outcome.kind === 'page' ? outcome.match : null;
  const pageTitle = useCurrentPageTitle();
  usePageTitle(titleOf(shown, place));

  const propertyName = place.property?.name;
  const currentSection = shown && sectionOf(shown.entry, place);
  useRecent(shown ? place.property : undefined);
  useRefusal(outcome.kind === 'redirect' && 'refused' in outcome ? outcome.refused : undefined, location.pathname);
  const mayOpen = (pathname: string) => decide(table, { pathname, search: '', hash: '' }, rights).kind === 'page';
  const hrefInProperty = ({ id, type }: Visited) => {
    const path = currentSection && fillPath(currentSection, { hotelid: id, restaurantId: id });
    return path && mayOpen(path) ? path : `/${type}s/${encodeURIComponent(id)}`;
  };
  const address = location.pathname + location.search + location.hash;
  return {
    outcome,
    /** Where to redirect the person; null to stay. */
    redirect: outcome.kind === 'redirect' && outcome.to !== address ? outcome.to : null,
    shown,
    location,
    property: place.property,
    /** Whether the person may open the page of a path. */
    mayOpen,
    /** What the layout needs. */
    frame: {
      crumbs: shown ? crumbsOf(table, shown, propertyName, pageTitle || undefined) : [{ title: pageTitle }],
      hasBack: shown?.entry.leadsBack === true,
      pathname: location.pathname,
      back: backLinkOf(table, outcome.kind === 'notFound' ? null : (shown ?? match), propertyName),
      items: sidebarOf(table.entries.filter(isListed), place, shown?.params ?? {}, rights),
      current: currentSection,
      property: place.propertyId === null ? null : place.property,
      hrefInProperty,
    },
  };
}
