import { specialRules } from 'shared-kit/rules/validation/special';
import type { ContentDefinition, ContentRow, Values } from '../content/definition';
import { ctaFields, flagsBody, imageBody, imagesBody, windowBody } from '../content/fields';
import { ctaDefaults, presetText, withoutNulls } from '../content/presets';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { specials } from './schema';

/** Hotel specials (document 2 §3.3, §5.1). */
export const specialDefinition: ContentDefinition = {
  path: 'specials',
  resource: 'special',
  one: 'special',
  many: 'specials',
  table: specials,
  body: {
    title: field.text,
    other_title: field.text,
    content: field.text,
    show_package: field.flag,
    package_restrictions: field.text,
    show_terms: field.flag,
    terms_and_conditions: field.text,
    ...windowBody,
    ...flagsBody,
    promo_flag: field.text,
    promo_flag_other: field.text,
    images: imagesBody,
    cta: field.object(ctaFields),
    details: field.object({
      custom_url: field.text,
      hide_from_special_offers_page: field.flag,
      content: field.text,
      display_package_restrictions: field.flag,
      display_terms_and_conditions: field.flag,
      image: imageBody,
      cta: field.object({ ...ctaFields, title_input: field.text }),
    }),
  },
  rules: specialRules,
  textFilters: ['title'],
  richText: ['content', 'packageRestrictions', 'termsAndConditions', 'details.content'],
  settle: settleSpecial,
  clone: true,
};

/** Routes of hotel specials. */
export function specialRoutes(app: App, services: Services): void {
  contentRoutes(app, services, specialDefinition);
}

/** Preset lists become what is stored: None nothing, Other its text (document 2 §4.5, OP-76); groups are complete. */
function settleSpecial(values: Values, stored: ContentRow | null): Values {
  const settled = { ...values };
  if ('promoFlag' in values) settled.promoFlag = presetText(values.promoFlag, values.promoFlagOther);
  if ('images' in values) settled.images = values.images ?? [];
  if (stored === null || 'cta' in values) settled.cta = { ...ctaDefaults, ...withoutNulls(values.cta) };
  if (stored === null || 'details' in values) settled.details = settleDetails((values.details ?? {}) as Values);
  return settled;
}

function settleDetails(details: Values): Values {
  const cta: Values = { ...ctaDefaults, titleInput: null, ...withoutNulls(details.cta) };
  if (cta.type === 'Other' && !cta.titleInput) cta.type = 'None';
  const flags = { hideFromSpecialOffersPage: false, displayPackageRestrictions: false, displayTermsAndConditions: false };
  return { customUrl: null, content: null, image: null, ...flags, ...withoutNulls(details), cta };
}
