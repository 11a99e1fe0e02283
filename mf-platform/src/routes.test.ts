import { testRoutes } from 'shared-kit/testing/testRoutes';
import { pages } from './pages';
import { routes } from './routes';

testRoutes(routes, pages, {
  pages: [
    ['/', 'Dashboard'],
    ['/hotels/properties', 'Hotels'],
    ['/hotels/new', 'New Hotel'],
    ['/media', 'Media Library'],
    ['/media/:id', 'Asset'],
    ['/hotels/alerts', 'Alert Assignments'],
    ['/hotels/alerts/listings', 'Alert Listings'],
    ['/hotels/alerts/new', 'New Alert'],
    ['/hotels/alerts/:id/edit', 'Edit Alert'],
    ['/hotels/regions', 'Regions'],
    ['/hotels/regions/new', 'New Region'],
    ['/hotels/regions/:id', 'Edit Region'],
    ['/users', 'Users'],
    ['/users/new', 'New User'],
    ['/users/:id/edit', 'Edit User'],
    ['/profile', 'Profile'],
    ['/notifications', 'Notifications'],
    ['/tokens', 'API Tokens'],
    ['/tokens/new', 'New Token'],
    ['/releases', 'Releases'],
    ['/releases/tokens', 'Deploy Tokens'],
    ['/security-log', 'Security Log'],
    ['/activity', 'Activity'],
    ['/bin', 'Bin'],
    ['/hotels/:hotelid/activity', 'Activity'],
    ['/hotels/:hotelid/bin', 'Bin'],
    ['/restaurants/:restaurantId/activity', 'Activity'],
    ['/restaurants/:restaurantId/bin', 'Bin'],
  ],
  redirects: [
    ['/hotels', '/hotels/properties'],
    ['/media/:id/edit', '/media/:id'],
    ['/hotels/regions/:id/edit', '/hotels/regions/:id'],
  ],
});
