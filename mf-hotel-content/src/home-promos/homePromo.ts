import { contentType } from 'shared-kit/content/contentType';
import type { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { LIVE_HOME_PROMOS } from 'shared-kit/rules/limits';

/** Home promos: only the first three live ones have the badge (document 3 §2). */
export const homePromo = contentType<typeof homePromoModel>({
  place: 'hotel',
  resource: 'home_promo',
  api: 'home-promos',
  path: 'promos',
  titleKey: 'title',
  labels: { singular: 'Home Promo', plural: 'Home Promos' },
  liveLink: 'homePromosUrl',
  liveLimit: LIVE_HOME_PROMOS,
  sidebar: 80,
  clones: true,
});
