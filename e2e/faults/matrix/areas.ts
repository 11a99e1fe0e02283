/** One page of each remote that the faults are tried on. */
export interface Area {
  remote: string;
  /** A list that draws its heading before any data. */
  path: string;
  heading: string;
  /** Key of that page in the remote. */
  page: string;
  /** Another page of the same remote. */
  next: { path: string; heading: string };
}

export const areas: Area[] = [
  {
    remote: 'mf-platform',
    path: '/users',
    heading: 'Users',
    page: 'users',
    next: { path: '/hotels/regions', heading: 'Regions' },
  },
  {
    remote: 'mf-hotel-marketing',
    path: '/hotels/7/specials',
    heading: 'Specials',
    page: 'special',
    next: { path: '/hotels/shared/specials', heading: 'Shared Specials' },
  },
  {
    remote: 'mf-hotel-content',
    path: '/hotels/7/faqs',
    heading: 'FAQs',
    page: 'faq',
    next: { path: '/hotels/7/promos', heading: 'Home Promos' },
  },
  {
    remote: 'mf-restaurants',
    path: '/restaurants/9/press',
    heading: 'Press',
    page: 'press',
    next: { path: '/restaurants/9/menu', heading: 'Menus' },
  },
];

/** @returns the areas of the other remotes; for each remote a different one comes first */
export function othersOf({ remote }: Area): Area[] {
  const index = areas.findIndex((area) => area.remote === remote);
  return [...areas.slice(index + 1), ...areas.slice(0, index)];
}
