import { screen, waitFor } from '@testing-library/react';
import { routeProblems } from '../src/rules/remote/contract';
import type { Pages } from '../src/remote/pages';
import { flatten, type RouteEntry } from '../src/rules/remote/routes';
import { EVERYTHING, signedInAs } from './fakeSession';
import { filled, openRoute } from './openRoute';

/** What the routes of one remote must do. */
export interface RouteRows {
  /** All paths with a page, and the `<h1>` of each. */
  pages: [path: string, heading: string][];
  /** All paths with a redirect, and its target. */
  redirects: [path: string, target: string][];
}

/** The redirects of a content type whose list has a second address: from it, and from every page below it, to the usual one. */
export const otherSpelling = (path: string, target: string): RouteRows['redirects'] =>
  ['', '/new', '/:id/edit', '/clone'].map((suffix) => [path + suffix, target + suffix]);

/** The calls that a route starts before its page is loaded; the page must make the same ones. */
const earlyCallsOf = (routes: readonly RouteEntry[]): [path: string, calls: string[]][] =>
  flatten(routes)
    .filter(({ firstCalls }) => firstCalls !== undefined)
    .map(({ path, firstCalls = [] }) => [path, firstCalls.map(filled)]);

/**
 * Tests of the routes of a remote (documents 1 to 3 §2): they fulfil the contract, open their pages,
 * redirect, and start calls early. Every path has a row.
 */
export function testRoutes(routes: readonly RouteEntry[], pages: Pages, rows: RouteRows): void {
  beforeEach(() => {
    localStorage.clear();
    // Not person 1, whose form a route opens: one's own would lead to the profile.
    signedInAs([EVERYTHING], { id: '2' });
  });

  test('the routes hold the contract with their pages', () => {
    expect(routeProblems(routes, Object.keys(pages))).toEqual([]);
  });

  // Otherwise a page without a row would go untested, and nobody would notice.
  test('every path with a page, and every redirect, has a row', () => {
    const pathsWith = (key: 'page' | 'redirectTo') =>
      flatten(routes)
        .filter((route) => route[key] !== undefined)
        .map(({ path }) => path)
        .sort();
    const pathsOf = (list: readonly [string, string][]) => list.map(([path]) => path).sort();
    expect(pathsOf(rows.pages)).toEqual(pathsWith('page'));
    expect(pathsOf(rows.redirects)).toEqual(pathsWith('redirectTo'));
  });

  test.each(rows.pages)('%s opens its page: %s', async (path, heading) => {
    await openRoute(routes, pages, path);
    await waitFor(() => {
      // The heading of a form that is still loading may have no link back.
      expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
      const title = screen.getByRole('heading', { level: 1, name: heading });
      // The route says whether a link back is above the title.
      const isAbove = (link: Element) => Boolean(link.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING);
      const route = flatten(routes).find((entry) => entry.path === path);
      expect([...document.links].some(isAbove)).toBe(route?.leadsBack === true);
    });
  });

  // Loops, since `test.each` fails without rows, and a remote may have no redirects or early calls.
  for (const [path, target] of rows.redirects) {
    test(`${path} leads to ${target}`, () => {
      expect(flatten(routes).find((route) => route.path === path)?.redirectTo).toBe(target);
    });
  }

  for (const [path, calls] of earlyCallsOf(routes)) {
    test(`what ${path} asks for at first is started early, as the page then asks it`, async () => {
      const { api } = await openRoute(routes, pages, path);
      const addresses = () =>
        api.calls.map(({ path: to, query }) => [to, new URLSearchParams(query).toString()].filter(Boolean).join('?'));
      await waitFor(() => expect(addresses()).toEqual(expect.arrayContaining(calls)));
      expect(filled(path)).not.toContain(':');
    });
  }
}
