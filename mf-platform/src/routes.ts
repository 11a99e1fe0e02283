import type { PropertyType } from 'shared-kit/rules/entities';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';

const BACK_TO_REGIONS = { leadsBack: true, back: '< Back to Regions' } as const;

/** The activity and the bin of one property, for everybody who may read the property. */
const inProperty = (home: string, place: PropertyType): RouteEntry[] => [
  { path: `${home}/activity`, title: 'Activity', page: 'activity', resource: 'property', order: 110, related: [place] },
  { path: `${home}/bin`, title: 'Bin', page: 'bin', resource: 'property', order: 120, related: [place] },
];

/** What this remote shows (document 1 §2). */
export const routes: RouteEntry[] = [
  { path: '/', title: 'Dashboard', page: 'dashboard', order: 5, related: ['top'] },
  { path: '/hotels', title: 'Hotels', redirectTo: '/hotels/properties', resource: 'property' },
  {
    path: '/hotels/properties',
    title: 'Hotels',
    page: 'hotels',
    resource: 'property',
    order: 10,
    related: ['top'],
    children: [
      { path: '/hotels/new', title: 'New Hotel', page: 'newHotel', resource: 'property', access: 'super', leadsBack: true },
    ],
  },
  {
    path: '/media',
    title: 'Media Library',
    page: 'media',
    resource: 'asset',
    order: 60,
    related: ['top'],
    children: [
      { path: '/media/:id', title: 'Asset', page: 'asset', resource: 'asset', leadsBack: true },
      { path: '/media/:id/edit', title: 'Asset', redirectTo: '/media/:id', resource: 'asset' },
    ],
  },
  {
    path: '/hotels/alerts',
    title: 'Alert Assignments',
    page: 'alertAssignments',
    resource: 'alert',
    order: 40,
    related: ['top'],
    children: [
      {
        path: '/hotels/alerts/listings',
        title: 'Alert Listings',
        page: 'alertListings',
        resource: 'alert',
        children: [
          { path: '/hotels/alerts/new', title: 'New Alert', page: 'alertForm', resource: 'alert', leadsBack: true },
          { path: '/hotels/alerts/:id/edit', title: 'Edit Alert', page: 'alertForm', resource: 'alert', leadsBack: true },
        ],
      },
    ],
  },
  {
    path: '/hotels/regions',
    title: 'Regions',
    page: 'regions',
    resource: 'region',
    order: 50,
    related: ['top'],
    children: [
      {
        path: '/hotels/regions/new',
        title: 'New Region',
        page: 'regionForm',
        resource: 'region',
        access: 'super',
        ...BACK_TO_REGIONS,
      },
      { path: '/hotels/regions/:id', title: 'Edit Region', page: 'regionForm', resource: 'region', ...BACK_TO_REGIONS },
      { path: '/hotels/regions/:id/edit', title: 'Edit Region', redirectTo: '/hotels/regions/:id', resource: 'region' },
    ],
  },
  {
    path: '/users',
    title: 'Users',
    page: 'users',
    resource: 'user',
    order: 70,
    related: ['top'],
    children: [
      { path: '/users/new', title: 'New User', page: 'newUser', resource: 'user', leadsBack: true },
      { path: '/users/:id/edit', title: 'Edit User', page: 'editUser', resource: 'user', leadsBack: true },
    ],
  },
  { path: '/profile', title: 'Profile', page: 'profile' },
  { path: '/notifications', title: 'Notifications', page: 'notifications' },
  {
    path: '/tokens',
    title: 'API Tokens',
    page: 'tokens',
    resource: 'token',
    access: 'super',
    order: 80,
    related: ['top'],
    children: [
      { path: '/tokens/new', title: 'New Token', page: 'newToken', resource: 'token', access: 'super', leadsBack: true },
    ],
  },
  {
    path: '/releases',
    title: 'Releases',
    page: 'releases',
    access: 'super',
    order: 90,
    related: ['top'],
    children: [
      {
        path: '/releases/tokens',
        title: 'Deploy Tokens',
        page: 'deployTokens',
        access: 'super',
        leadsBack: true,
        back: 'Releases',
      },
    ],
  },
  {
    path: '/security-log',
    title: 'Security Log',
    page: 'securityLog',
    access: 'super',
    order: 100,
    related: ['top'],
  },
  { path: '/activity', title: 'Activity', page: 'activity', order: 110, related: ['top'] },
  { path: '/bin', title: 'Bin', page: 'bin', order: 120, related: ['top'] },
  ...inProperty('/hotels/:hotelid', 'hotel'),
  ...inProperty('/restaurants/:restaurantId', 'restaurant'),
];
