import { object } from 'yup';
import { isWebUrl } from '../links';
import { PREVIEW_URL_KEYS } from '../previewUrls';
import { isTimeZone } from '../zone';
import { address, choice, filled, flag, group, id, name, requiredName, requiredText, text } from './kinds';
import { NOT_TIME_ZONE, PAGE_URL } from './messages';
import { isFilled } from './text';

const common = {
  name: requiredName(),
  url: address(undefined, isWebUrl).test(filled),
  timezone: requiredText().test('zone', NOT_TIME_ZONE, (value) => !isFilled(value) || isTimeZone(value)),
  archived: flag(),
  logo: group({ assetId: id(), alt: text() }),
  calendarDisplayAs: choice(['month', 'day']),
  previewUrls: group(Object.fromEntries(PREVIEW_URL_KEYS.map((key) => [key, address(PAGE_URL, isWebUrl)]))),
};

/** A hotel, new and in its settings alike; the logo is marked and not enforced (document 1 §5, decision OP-36). */
export const hotelRules = object({
  ...common,
  ihgHotelCode: requiredName(),
  localeCode: requiredName(),
  regionCode: requiredName(),
  brandCode: requiredName(),
  rateCode: name(),
  gaTrackingID: name(),
  regionId: id(),
});

/** A restaurant, new and in its settings alike (document 3 §5). */
export const restaurantRules = object(common);
