import { LIVE_HOME_PROMOS } from 'shared-kit/rules/limits';
import { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { definitionOf } from '../../content/definitionOf';
import { homePromos } from './schema';

/** Home promos; their call to action has no type (document 3 §3, §5, OP-102). */
export const homePromoDefinition = definitionOf(homePromoModel, {
  table: homePromos,
  clone: true,
  // Only three rows carry the badge (OP-66).
  shownAtOnce: LIVE_HOME_PROMOS,
});
