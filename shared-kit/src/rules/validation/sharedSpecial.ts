import { object } from 'yup';
import { readInstant } from '../instant';
import { ADVANCE_DAYS_MAX, NIGHTS_MAX, NIGHTS_MIN } from '../limits';
import { address, filled, flag, id, instant, listOf, name, requiredName, richText, text, whole } from './kinds';
import { END_AFTER_START, END_REQUIRED } from './messages';
import { beside, image, publishing, slug } from './parts';
import { isFilled } from './text';

const days = () => whole(0, ADVANCE_DAYS_MAX);
const nights = () => whole(NIGHTS_MIN, NIGHTS_MAX);

/** A special shared by several hotels (decision OP-73). */
export const sharedSpecialRules = object({
  ...publishing,
  id: id(),
  title: requiredName(),
  anchorTitle: name(),
  content: richText(),
  terms: richText(),
  startDate: instant().test(filled()),
  eventEnds: flag(),
  endDate: instant()
    .test('end', END_REQUIRED, (value, context) => beside(context).eventEnds !== true || isFilled(value))
    .test('order', END_AFTER_START, (value, context) => {
      const { eventEnds, startDate } = beside(context);
      const [start, end] = [readInstant(startDate), readInstant(value)];
      return eventEnds === false || !start || !end || start <= end;
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
  distributeHotels: listOf(id()),
});
