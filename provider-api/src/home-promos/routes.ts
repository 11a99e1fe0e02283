import { homePromoRules } from 'shared-kit/rules/validation/homePromo';
import type { ContentDefinition, ContentRow, Values } from '../content/definition';
import { ctaFields, flagsBody, imagesBody, windowBody } from '../content/fields';
import { ctaDefaults, presetText, withoutNulls } from '../content/presets';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { homePromos } from './schema';

const { type: _type, ...linkFields } = ctaFields;
const { type: _none, ...linkDefaults } = ctaDefaults;

/** Home promos; their call to action has no type (document 3 §3, §5, OP-102). */
export const homePromoDefinition: ContentDefinition = {
  path: 'home-promos',
  resource: 'home_promo',
  one: 'home promo',
  many: 'home promos',
  table: homePromos,
  body: {
    title: field.text,
    hide_title: field.flag,
    paragraph: field.text,
    ...windowBody,
    ...flagsBody,
    promo_flag: field.text,
    promo_flag_other: field.text,
    images: imagesBody,
    cta: field.object(linkFields),
  },
  rules: homePromoRules,
  textFilters: ['title'],
  richText: ['paragraph'],
  settle: settleHomePromo,
  // The badge stands on three rows (OP-66).
  shownAtOnce: 3,
  clone: true,
};

/** Routes of home promos. */
export function homePromoRoutes(app: App, services: Services): void {
  contentRoutes(app, services, homePromoDefinition);
}

function settleHomePromo(values: Values, stored: ContentRow | null): Values {
  const settled = { ...values };
  if ('hideTitle' in values) settled.hideTitle = values.hideTitle ?? false;
  if ('promoFlag' in values) settled.promoFlag = presetText(values.promoFlag, values.promoFlagOther);
  if ('images' in values) settled.images = values.images ?? [];
  if (stored === null || 'cta' in values) settled.cta = { ...linkDefaults, ...withoutNulls(values.cta) };
  return settled;
}
