import { ADVANCE_DAYS_MAX, NIGHTS_MAX, NIGHTS_MIN } from '../limits';
import { END_REQUIRED } from '../validation/messages';
import { isFilled } from '../validation/text';
import { address, flag, instant, listOf, name, reference, richText, slug, text, whole } from './kinds';
import { afterStart, image, publishing } from './parts';

/** The usual number of days and of nights (document 2 §4.6). */
const USUAL = 3;

const days = () => whole({ from: 0, to: ADVANCE_DAYS_MAX, initial: USUAL });
const nights = () => whole({ from: NIGHTS_MIN, to: NIGHTS_MAX, initial: USUAL });

/** A special shared by several hotels; it belongs to no property and uses its own codes (document 2 §3.2, decision OP-73). */
export const sharedSpecialModel = {
  fields: {
    ...publishing,
    title: name({ required: true }),
    anchorTitle: name(),
    content: richText(),
    terms: richText(),
    startDate: instant({ required: true }),
    eventEnds: flag(),
    endDate: instant({
      checks: [
        (value, { eventEnds }) => (eventEnds === true && !isFilled(value) ? END_REQUIRED : undefined),
        (value, beside, item) => (beside.eventEnds === false ? undefined : afterStart('startDate')(value, beside, item)),
      ],
    }),
    image: image(),
    ctaOption: text(),
    linkUrl: address(),
    newWindow: flag(),
    datePicker: flag(),
    purchaseDays: days(),
    minNightStay: flag(),
    minNightDays: nights(),
    trackingTag: text(),
    promoFlag: text(),
    customUrl: slug(),
    pageContent: richText(),
    displayTerms: flag(),
    displayPackage: flag(),
    detailTitle: name(),
    ctaUrl: address(),
    detailsNewWindow: flag(),
    detailsDatePicker: flag(),
    detailsPurchaseDays: days(),
    detailsMinNightStay: flag(),
    detailsMinDays: nights(),
    distributeHotels: listOf<string>(reference()),
  },
};
