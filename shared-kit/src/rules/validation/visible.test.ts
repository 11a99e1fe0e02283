import { OTHER } from '../options';
import { fromPreset } from '../presets';
import { isEmptyRichText } from '../richText';
import { accommodationModel } from '../models/accommodation';
import { calendarModel } from '../models/calendar';
import { calendarEventModel } from '../models/calendarEvent';
import { faqModel } from '../models/faq';
import { faqCategoryModel } from '../models/faqCategory';
import { homePromoModel } from '../models/homePromo';
import { listModel } from '../models/list';
import { menuModel } from '../models/menu';
import { pressModel } from '../models/press';
import { restaurantEventModel } from '../models/restaurantEvent';
import { rulesOf } from '../models/rulesOf';
import { sharedSpecialModel } from '../models/sharedSpecial';
import { specialModel } from '../models/special';
import { tiledPromoModel } from '../models/tiledPromo';
import { alertRules } from './alert';
import { assetRules } from './asset';
import { editCalendarRules } from './calendar';
import { faqCategoryModalRules } from './faqCategory';
import { fieldErrors } from './fieldErrors';
import { profileRules } from './profile';
import { hotelRules } from './property';
import { regionRules } from './region';
import { tokenRules } from './token';
import { userRules } from './user';
import { isFilled } from './text';

const models = { accommodationModel, calendarModel, calendarEventModel, faqModel, faqCategoryModel, homePromoModel, listModel };
const more = { menuModel, pressModel, restaurantEventModel, sharedSpecialModel, specialModel, tiledPromoModel };
const modelRules = Object.entries({ ...models, ...more }).map(([name, { fields }]) => [name, rulesOf(fields)] as const);
const formRules = {
  alertRules,
  assetRules,
  editCalendarRules,
  faqCategoryModalRules,
  hotelRules,
  profileRules,
  regionRules,
  tokenRules,
  userRules,
};

test.each([...modelRules, ...Object.entries(formRules)])(
  '%s: a required text of invisible characters counts as missing',
  (_name, rules) => {
    const missing = Object.entries(fieldErrors(rules, {})).filter(([, message]) => /required/i.test(message));
    const texts = missing.filter(([path]) => path !== 'propertyId');
    expect(texts.length).toBeGreaterThan(0);
    const values = Object.fromEntries(texts.map(([path]) => [path, '\u2060\u200B\u00AD']));
    expect(fieldErrors(rules, values)).toMatchObject(Object.fromEntries(texts));
  },
);

test.each([
  '\u200B',
  '\uFEFF',
  '\u00AD',
  '\u2060',
  '\u0301',
  '\u0300\u036F',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\u034F',
  '\u180E',
  '\u0007',
  ' \u00A0\u2003',
])('a text of only %j is empty, in names, in rich text and as the text of Other', (text) => {
  expect(isFilled(text)).toBe(false);
  expect(isFilled(`${text}é${text}`)).toBe(true);
  const entities = [...text]
    .map((character) => `&#${character.codePointAt(0)};&#x${character.codePointAt(0)?.toString(16)};`)
    .join('');
  expect([isEmptyRichText(`<p>${text}</p>`), isEmptyRichText(`<p>${entities}</p>`)]).toEqual([true, true]);
  expect(fromPreset(OTHER, text)).toBeNull();
});

test('symbols, digits and emoji are visible, also with marks', () => {
  for (const text of ['!', '0', '☀️', 'é', 'नि', '家']) expect(isFilled(text)).toBe(true);
  expect(isEmptyRichText('<p>&#65;</p>')).toBe(false);
  // An entity beyond Unicode is not a character: it is shown as it is written.
  for (const entity of ['&#1114112;', '&#9999999;', '&#x110000;', '&#xFFFFFF;']) expect(isEmptyRichText(entity)).toBe(false);
});
