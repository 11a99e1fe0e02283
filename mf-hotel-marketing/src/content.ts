import type { Content } from 'shared-kit/content/contentRoutes';
import { accommodationContent } from 'shared-kit/shared-screens/accommodations/content';
import { special } from './specials/special';
import { tiledPromoContent } from './tiled-promos/content';

/** The content types of this remote: routes and pages of each follow from its line (document 2 §2). */
export const content: Content[] = [
  { type: special, form: () => import('./specials/specialForm') },
  ...tiledPromoContent,
  ...accommodationContent(['guestroom', 'suite']),
];
