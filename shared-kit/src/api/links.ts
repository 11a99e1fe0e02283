/**
 * The query of a paging link, to be sent again on the same path (document 1 §7, "Pagination follows the links").
 * Only the query is taken: the host in the link may be the provider's own name behind a proxy, and a bearer token
 * must never follow an address that came in an answer.
 * @param link complete address from `meta.links.next` or `.previous`, or null at either end
 * @returns the query as name and value, or null when there is no such page
 */
export function linkQuery(link: string | null | undefined): Record<string, string> | null {
  if (!link) return null;
  return Object.fromEntries(new URL(link, 'http://link').searchParams);
}
