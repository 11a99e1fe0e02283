import {
  NONE,
  SHARED_SPECIAL_CTAS,
  SHARED_SPECIAL_DETAIL_TITLES,
  SHARED_SPECIAL_FLAGS,
  type Option,
} from 'shared-kit/rules/options';
import { NO_END } from 'shared-kit/rules/live';
import { moveWindow } from 'shared-kit/rules/moveWindow';
import { fromPreset } from 'shared-kit/rules/presets';
import type { Values } from '../../content/definition';
import type { sharedSpecials } from './schema';

type SharedSpecial = typeof sharedSpecials.$inferSelect;

/** Dates of a shared special belong to no property's zone: they are wall clock in UTC until copied to a hotel. */
const ZONE = 'UTC';
const ONE_NIGHT = 1;

/** The label that a hotel special uses for a code; an unknown code counts as none. */
const labelOf = (options: readonly Option[], code: string | null): string =>
  options.find(({ value }) => value === code)?.label ?? NONE;

/**
 * A hotel special created from a shared one (OP-132): unpublished, its dates at the same time of the hotel's own clock.
 * @param timezone the hotel's
 * @returns values for the specials table, without property and position
 */
export function toSpecial(shared: SharedSpecial, timezone: string): Values {
  const { startsOn, endsOn } = moveWindow({ startsOn: shared.startDate, endsOn: shared.endDate }, ZONE, timezone);
  return {
    title: shared.title,
    otherTitle: shared.anchorTitle,
    content: shared.content,
    termsAndConditions: shared.terms,
    startsOn,
    endsOn: endsOn ?? NO_END,
    doesNotEnd: endsOn === null,
    published: false,
    archived: false,
    promoFlag: fromPreset(labelOf(SHARED_SPECIAL_FLAGS, shared.promoFlag)),
    images: shared.image === null ? [] : [shared.image],
    cta: {
      type: labelOf(SHARED_SPECIAL_CTAS, shared.ctaOption),
      linkUrl: shared.linkUrl,
      opensInNewWindow: shared.newWindow,
      addDatePickerPopup: shared.datePicker,
      advancedPurchaseDays: shared.purchaseDays,
      minimumNightStay: shared.minNightStay ? shared.minNightDays : ONE_NIGHT,
      trackingTag: shared.trackingTag,
    },
    details: {
      customUrl: shared.customUrl,
      hideFromSpecialOffersPage: false,
      content: shared.pageContent,
      displayPackageRestrictions: shared.displayPackage,
      displayTermsAndConditions: shared.displayTerms,
      image: null,
      cta: {
        type: labelOf(SHARED_SPECIAL_DETAIL_TITLES, shared.detailTitle),
        titleInput: null,
        linkUrl: shared.ctaUrl,
        opensInNewWindow: shared.detailsNewWindow,
        addDatePickerPopup: shared.detailsDatePicker,
        advancedPurchaseDays: shared.detailsPurchaseDays,
        minimumNightStay: shared.detailsMinNightStay ? shared.detailsMinDays : ONE_NIGHT,
        trackingTag: null,
      },
    },
    sharedSpecialId: shared.id,
  };
}
