import { isSchema, type AnyObject, type ObjectSchema, type SchemaDescription } from 'yup';
import { accommodationModel } from '../models/accommodation';
import { alertRules } from './alert';
import { assetRules } from './asset';
import { calendarRules, editCalendarRules } from './calendar';
import { calendarEventModel } from '../models/calendarEvent';
import { faqModel } from '../models/faq';
import { faqCategoryModalRules, faqCategoryRules } from './faqCategory';
import { faqCloneRules } from './faqClone';
import { fieldErrors } from './fieldErrors';
import { forgotPasswordRules } from './forgotPassword';
import { homePromoModel } from '../models/homePromo';
import { hoursRules } from './hours';
import { listModel } from '../models/list';
import { liveLinkRules } from './liveLink';
import { menuModel } from '../models/menu';
import { pressModel } from '../models/press';
import { profileRules } from './profile';
import { hotelRules, restaurantRules } from './property';
import { regionRules } from './region';
import { repeatRules } from './repeatForm';
import { resetPasswordRules } from './resetPassword';
import { restaurantEventModel } from '../models/restaurantEvent';
import { sharedSpecialModel } from '../models/sharedSpecial';
import { specialModel } from '../models/special';
import { tiledPromoModel } from '../models/tiledPromo';
import { tokenRules } from './token';
import { userRules } from './user';
import { rulesOf } from '../models/rulesOf';

const specialRules = rulesOf(specialModel.fields);
const faqRules = rulesOf(faqModel.fields);
const homePromoRules = rulesOf(homePromoModel.fields);
const listRules = rulesOf(listModel.fields);
const menuRules = rulesOf(menuModel.fields);
const pressRules = rulesOf(pressModel.fields);
const restaurantEventRules = rulesOf(restaurantEventModel.fields);
const accommodationRules = rulesOf(accommodationModel.fields);
const tiledPromoRules = rulesOf(tiledPromoModel.fields);
const calendarEventRules = rulesOf(calendarEventModel.fields);
const sharedSpecialRules = rulesOf(sharedSpecialModel.fields);

const ALL: Record<string, ObjectSchema<AnyObject>> = {
  accommodationRules,
  alertRules,
  assetRules,
  calendarRules,
  editCalendarRules,
  calendarEventRules,
  faqRules,
  faqCategoryModalRules,
  faqCategoryRules,
  faqCloneRules,
  forgotPasswordRules,
  homePromoRules,
  hoursRules,
  listRules,
  liveLinkRules,
  menuRules,
  pressRules,
  profileRules,
  hotelRules,
  restaurantRules,
  regionRules,
  repeatRules,
  resetPasswordRules,
  restaurantEventRules,
  sharedSpecialRules,
  specialRules,
  tiledPromoRules,
  tokenRules,
  userRules,
};

/** The paths of texts and lists without a maximum. */
function unbounded(field: unknown, path: string): string[] {
  const { type, tests, fields, innerType } = field as SchemaDescription & { fields?: object; innerType?: unknown };
  const has = (name: string) => tests.some((test) => test.name === name);
  if (type === 'string') return has('maxLength') ? [] : [path];
  if (type === 'array') return [...(has('max') ? [] : [path]), ...unbounded(innerType, `${path}[]`)];
  return Object.entries(fields ?? {}).flatMap(([name, part]) => unbounded(part, path ? `${path}.${name}` : name));
}

test.each(Object.entries(ALL))('%s bounds every text and every list', (_name, rules) => {
  expect(isSchema(rules)).toBe(true);
  expect(unbounded(rules.describe(), '')).toEqual([]);
});

test('each kind of text has its own limit, with a message that names it', () => {
  const errorOf = (rules: ObjectSchema<AnyObject>, values: object, field: string) => fieldErrors(rules, values)[field];
  expect(errorOf(regionRules, { name: 'x'.repeat(200) }, 'name')).toBeUndefined();
  expect(errorOf(regionRules, { name: 'x'.repeat(201) }, 'name')).toBe('Must be at most 200 characters');
  expect(errorOf(calendarEventRules, { shortDescription: 'x'.repeat(1001) }, 'shortDescription')).toBe(
    'Must be at most 1,000 characters',
  );
  expect(errorOf(pressRules, { url: `https://a.example/${'x'.repeat(2000)}` }, 'url')).toBe('Must be at most 2,000 characters');
  expect(errorOf(pressRules, { body: 'x'.repeat(200_001) }, 'body')).toBe('Must be at most 200,000 characters');
  expect(errorOf(pressRules, { body: '<div>'.repeat(101) }, 'body')).toBe('Must be at most 100 levels deep');
  expect(errorOf(menuRules, { script: 'x'.repeat(100_001) }, 'script')).toBe('Must be at most 100,000 characters');
  expect(errorOf(userRules, { password: 'x'.repeat(201) }, 'password')).toBe('Must be at most 200 characters');
  expect(errorOf(assetRules, { tags: ['x'.repeat(201)] }, 'tags')).toBe('Must be at most 200 characters');
  expect(errorOf(assetRules, { tags: Array.from({ length: 501 }, (_, index) => `tag ${index}`).join() }, 'tags')).toBe(
    'Must be at most 500 entries',
  );
  expect(errorOf(hoursRules, { timeSlots: Array(501).fill({}) }, 'timeSlots')).toBe('Must be at most 500 entries');
  expect(errorOf(userRules, { password: 'p'.repeat(200), confirmPassword: 'p'.repeat(200) }, 'password')).toBeUndefined();
});

test('an emoji is one character, as in the database', () => {
  const errorOf = (length: number) => fieldErrors(regionRules, { name: '👍'.repeat(length) }).name;
  expect([100, 101, 199, 200].map(errorOf)).toEqual([undefined, undefined, undefined, undefined]);
  expect([201, 400, 401].map(errorOf)).toEqual(Array(3).fill('Must be at most 200 characters'));
  expect(fieldErrors(userRules, { password: '👍'.repeat(7) }).password).toBe('Password must be at least 8 characters');
  expect(fieldErrors(userRules, { password: '👍'.repeat(8) }).password).toBeUndefined();
});

test('a required text needs at least one visible character', () => {
  for (const blank of ['', '  ', '\u200b', '\u00ad\ufeff', '\u3164'])
    expect(fieldErrors(regionRules, { name: blank })).toEqual({ name: 'Required!' });
  for (const name of ['0', '.', '海', '👍']) expect(fieldErrors(regionRules, { name })).toEqual({});
});

test('every field accepts only addresses that guests can safely click', () => {
  const bad = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'ftp://a.example',
    'calloway',
  ];
  const fields: [ObjectSchema<AnyObject>, string, (address: string) => object][] = [
    [specialRules, 'cta.linkUrl', (linkUrl) => ({ cta: { linkUrl } })],
    [specialRules, 'details.cta.linkUrl', (linkUrl) => ({ details: { cta: { linkUrl } } })],
    [specialRules, 'images.0.videoUrl', (videoUrl) => ({ images: [{ videoUrl }] })],
    [specialRules, 'details.customUrl', (customUrl) => ({ details: { customUrl } })],
    [tiledPromoRules, 'cta.linkUrl', (linkUrl) => ({ cta: { linkUrl } })],
    [tiledPromoRules, 'cta.linkUrl', (linkUrl) => ({ usePdfAsCta: true, cta: { linkUrl } })],
    [accommodationRules, 'cta.linkUrl', (linkUrl) => ({ cta: { linkUrl } })],
    [homePromoRules, 'cta.linkUrl', (linkUrl) => ({ cta: { linkUrl } })],
    [alertRules, 'headerBar.linkUrl', (linkUrl) => ({ headerBar: { linkUrl } })],
    [alertRules, 'modal.linkUrl', (linkUrl) => ({ modal: { linkUrl } })],
    [calendarEventRules, 'cta.linkUrl', (linkUrl) => ({ cta: { linkUrl } })],
    [calendarEventRules, 'details.cta.linkUrl', (linkUrl) => ({ details: { cta: { linkUrl } } })],
    [restaurantEventRules, 'cta.linkUrl', (linkUrl) => ({ cta: { linkUrl } })],
    [pressRules, 'url', (url) => ({ url })],
    [sharedSpecialRules, 'linkUrl', (linkUrl) => ({ linkUrl })],
    [sharedSpecialRules, 'ctaUrl', (ctaUrl) => ({ ctaUrl })],
    [sharedSpecialRules, 'image.videoUrl', (videoUrl) => ({ image: { videoUrl } })],
    [hotelRules, 'url', (url) => ({ url })],
    [restaurantRules, 'previewUrls.hoursUrl', (hoursUrl) => ({ previewUrls: { hoursUrl } })],
  ];
  for (const [rules, path, values] of fields) {
    for (const address of bad) {
      if (path.endsWith('customUrl') && address === 'calloway') continue;
      expect([path, address, typeof fieldErrors(rules, values(address))[path]]).toEqual([path, address, 'string']);
    }
    if (path.endsWith('customUrl')) continue;
    for (const address of ['https://calloway.example/a', ' https://calloway.example/a '])
      expect([path, fieldErrors(rules, values(address))[path]]).toEqual([path, undefined]);
    const isOfPage = !/^url|previewUrls|videoUrl/.test(path) || rules === pressRules;
    expect([path, fieldErrors(rules, values('/rooms'))[path] === undefined]).toEqual([path, isOfPage]);
  }
});
