import { object } from 'yup';
import { PREVIEW_URL_KEYS } from '../previewUrls';
import { isTimeZone } from '../zone';
import { choice, flag, group, id, requiredText, text } from './kinds';
import { NOT_TIME_ZONE } from './messages';
import { isFilled } from './text';

const common = {
  name: requiredText(),
  url: requiredText(),
  timezone: requiredText().test('zone', NOT_TIME_ZONE, (value) => !isFilled(value) || isTimeZone(value)),
  archived: flag(),
  logo: group({ assetId: id(), alt: text() }),
  calendarDisplayAs: choice(['month', 'day']),
  previewUrls: group(Object.fromEntries(PREVIEW_URL_KEYS.map((key) => [key, text()]))),
};

/** A hotel, new and in its settings alike; the logo is marked and not enforced (document 1 §5, decision OP-36). */
export const hotelRules = object({
  ...common,
  ihgHotelCode: requiredText(),
  localeCode: requiredText(),
  regionCode: requiredText(),
  brandCode: requiredText(),
  rateCode: text(),
  gaTrackingID: text(),
  regionId: id(),
});

/** A restaurant, new and in its settings alike (document 3 §5). */
export const restaurantRules = object(common);
