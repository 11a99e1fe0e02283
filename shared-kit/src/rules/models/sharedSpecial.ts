import type { ItemBase } from '../entities';
import { ADVANCE_DAYS_MAX, NIGHTS_MAX, NIGHTS_MIN } from '../limits';
import { SHARED_SPECIAL_CTAS, SHARED_SPECIAL_DETAIL_TITLES, SHARED_SPECIAL_FLAGS, type Option } from '../options';
import { END_REQUIRED, NOT_CHOICE } from '../validation/messages';
import { isFilled } from '../validation/text';
import type { Check, StoredValues } from './field';
import { address, choice, flag, instant, listOf, name, reference, richText, slug, text, whole } from './kinds';
import { afterStart, image, publishing } from './parts';

/** The default number of days and of nights (document 2 §4.6). */
const DEFAULT_DAYS = 3;

const codes = (options: readonly Option[]) => options.map(({ value }) => value);
const TITLES = codes(SHARED_SPECIAL_DETAIL_TITLES);
const knownTitle: Check = (title) => (isFilled(title) && !TITLES.includes(title) ? NOT_CHOICE : undefined);

const days = () => whole({ from: 0, to: ADVANCE_DAYS_MAX, initial: DEFAULT_DAYS });
const nights = () => whole({ from: NIGHTS_MIN, to: NIGHTS_MAX, initial: DEFAULT_DAYS });

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
        (value, siblings, item) => (siblings.eventEnds === false ? undefined : afterStart('startDate')(value, siblings, item)),
      ],
    }),
    image: image(),
    ctaOption: choice(codes(SHARED_SPECIAL_CTAS)),
    linkUrl: address(),
    newWindow: flag(),
    datePicker: flag(),
    purchaseDays: days(),
    minNightStay: flag(),
    minNightDays: nights(),
    trackingTag: text(),
    promoFlag: choice(codes(SHARED_SPECIAL_FLAGS)),
    customUrl: slug(),
    pageContent: richText(),
    displayTerms: flag(),
    displayPackage: flag(),
    // A text, but limited to the length of a name, as it is in the database.
    detailTitle: name({ checks: [knownTitle] }),
    ctaUrl: address(),
    detailsNewWindow: flag(),
    detailsDatePicker: flag(),
    detailsPurchaseDays: days(),
    detailsMinNightStay: flag(),
    detailsMinDays: nights(),
    distributeHotels: listOf<string>(reference()),
  },
};

/** A shared special as the API returns it. */
export type SharedSpecial = ItemBase & StoredValues<(typeof sharedSpecialModel)['fields']>;
