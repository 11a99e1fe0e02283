import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { LIVE_HOME_PROMOS } from 'shared-kit/rules/limits';

/** Home promos: only the first three that are live carry the badge (document 3 §2). */
export const homePromo = contentType<typeof homePromoModel>({
  name: 'hotel-home-promo',
  resource: 'home_promo',
  api: 'home-promos',
  path: 'promos',
  labels: { one: 'Home Promo', many: 'Home Promos', live: 'View Live Home Promos Page' },
  liveLink: 'homePromosUrl',
  titleKey: 'title',
  columns: [titleColumn('title'), startsOn(), endsOn(), status()],
  liveLimit: LIVE_HOME_PROMOS,
  clones: true,
});
