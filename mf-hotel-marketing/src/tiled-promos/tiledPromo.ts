import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import { useKindInPath } from 'shared-kit/content/useKindInPath';
import type { TiledPromo } from 'shared-kit/rules/entities';
import type { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/options';
import { deletedAs, oneOf } from './words';

const types = TILED_PROMO_TYPES.map((kind) => ({
  path: kind.path,
  type: contentType<typeof tiledPromoModel, TiledPromo>({
    name: 'hotel-tiled-promo',
    resource: 'tiled_promo',
    api: 'tiled-promos',
    path: `tiled/${kind.path}`,
    scope: { type: kind.value },
    labels: {
      one: oneOf(kind),
      many: kind.heading,
      live: `View Live ${kind.label} Page`,
      clone: kind.label,
      remove: deletedAs(kind),
    },
    liveLink: kind.liveUrl,
    titleKey: 'title',
    columns: [titleColumn('title'), startsOn(), endsOn(), status()],
    clones: true,
  }),
}));

/** The kind of tiled promo that the address names: meetings, weddings, dining, misc, misc2 or misc3 (document 2 §2.4). */
export const useTiledPromo = () => useKindInPath('tiled', types).type;
