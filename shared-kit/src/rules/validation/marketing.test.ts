import { accommodationModel } from '../models/accommodation';
import { calendarRules, editCalendarRules } from './calendar';
import { calendarEventModel } from '../models/calendarEvent';
import { fieldErrors } from './fieldErrors';
import { liveLinkRules } from './liveLink';
import { repeatRules } from './repeatForm';
import { sharedSpecialModel } from '../models/sharedSpecial';
import { specialModel } from '../models/special';
import { tiledPromoModel } from '../models/tiledPromo';
import { rulesOf } from '../models/rulesOf';

const specialRules = rulesOf(specialModel.fields);
const accommodationRules = rulesOf(accommodationModel.fields);
const tiledPromoRules = rulesOf(tiledPromoModel.fields);
const calendarEventRules = rulesOf(calendarEventModel.fields);
const sharedSpecialRules = rulesOf(sharedSpecialModel.fields);

const window = { startsOn: '2026-11-21T09:00:00.000Z', endsOn: null, doesNotEnd: true };
const cta = {
  type: 'None',
  linkUrl: '',
  opensInNewWindow: true,
  addDatePickerPopup: false,
  advancedPurchaseDays: 0,
  minimumNightStay: 1,
};
const END = 'End date is required if event ends';

describe('hotel special', () => {
  const special = {
    ...window,
    title: 'Winter',
    content: '<p>Two nights</p>',
    images: [],
    cta,
    details: { image: null, cta: { ...cta, titleInput: '' } },
  };
  const errors = (change: object) => fieldErrors(specialRules, { ...special, ...change });

  test('title, content and start are required', () => {
    expect(errors({})).toEqual({});
    expect(errors({ title: ' ', content: '<p><br></p>', startsOn: null })).toEqual({
      title: 'Required!',
      content: 'Required!',
      startsOn: 'Required!',
    });
  });
  test('terms and packages that were added require their text', () => {
    expect(errors({ showTerms: true, termsAndConditions: '', showPackage: true, packageRestrictions: '<p></p>' })).toEqual({
      termsAndConditions: "Terms + Conditions are required if they've been added",
      packageRestrictions: "Package Restrictions are required if they've been added",
    });
    expect(errors({ showTerms: false, termsAndConditions: '' })).toEqual({});
  });
  test('the end is required unless the special does not end, and must be after the start', () => {
    expect(errors({ doesNotEnd: false })).toEqual({ endsOn: END });
    expect(errors({ doesNotEnd: false, endsOn: '2026-11-20T09:00:00.000Z' })).toEqual({
      endsOn: 'End date must be after start date',
    });
    // Guests would never see it (OP-66).
    expect(errors({ doesNotEnd: false, endsOn: window.startsOn })).toEqual({ endsOn: 'End date must be after start date' });
    expect(errors({ doesNotEnd: false, endsOn: '2026-11-22T09:00:00.000Z' })).toEqual({});
  });
  test('Book Now needs its link', () => {
    expect(errors({ cta: { ...cta, type: 'Book Now' } })).toEqual({ 'cta.linkUrl': 'Required!' });
  });
  test('any link must be an address; mailto is one', () => {
    const message = 'CTA Link URL must be valid url';
    expect(errors({ cta: { ...cta, type: 'Offer Details', linkUrl: 'calloway' } })).toEqual({ 'cta.linkUrl': message });
    expect(errors({ details: { cta: { linkUrl: 'javascript:alert(1)' } } })).toEqual({ 'details.cta.linkUrl': message });
    expect(errors({ cta: { ...cta, type: 'Book Now', linkUrl: 'mailto:stay@calloway.example?subject=Stay' } })).toEqual({});
  });
  test('a promo flag Other needs text', () => {
    expect(errors({ promoFlag: 'Other', promoFlagOther: '' })).toEqual({
      promoFlagOther: 'Promo Flag title is required if Other is selected',
    });
    expect(errors({ promoFlag: 'Other', promoFlagOther: 'Spring' })).toEqual({});
  });
  test('an image needs its asset and its alternative text, here and in the details', () => {
    expect(errors({ images: [{ assetId: '', alt: 'Pool' }], details: { image: { assetId: '4', alt: '' } } })).toEqual({
      'images.0.assetId': 'Image is required',
      'details.image.alt': 'Image Alt Tag is required',
    });
  });
  test('an empty Other Title or empty details content is accepted', () => {
    expect(errors({ otherTitle: '', details: { content: '' } })).toEqual({});
  });
});

test('the live link is required and must be a web address', () => {
  expect(fieldErrors(liveLinkRules, { url: '' })).toEqual({ url: 'Required!' });
  expect(fieldErrors(liveLinkRules, { url: 'mailto:a@b.example' })).toEqual({ url: 'Page must be a valid URL' });
  expect(fieldErrors(liveLinkRules, { url: 'https://calloway.example/specials' })).toEqual({});
});

test('a shared special requires title, start, and an end unless it does not end', () => {
  expect(fieldErrors(sharedSpecialRules, { eventEnds: true })).toEqual({
    title: 'Required!',
    startDate: 'Required!',
    endDate: END,
  });
  expect(fieldErrors(sharedSpecialRules, { title: 'A', startDate: window.startsOn, eventEnds: false })).toEqual({});
  const atOnce = { title: 'A', startDate: window.startsOn, eventEnds: true, endDate: window.startsOn };
  expect(fieldErrors(sharedSpecialRules, atOnce)).toEqual({ endDate: 'End date must be after start date' });
});

describe('calendars', () => {
  const event = { calendarId: '3', title: 'Jazz', start: '2026-11-21T20:00:00', end: '2026-11-21T23:45:00', repeats: null };
  const errors = (change: object) => fieldErrors(calendarEventRules, { ...event, ...change });

  test('a calendar requires its name, and each form has its own message', () => {
    expect(fieldErrors(calendarRules, { name: '' })).toEqual({ name: 'Calendar name is required!' });
    expect(fieldErrors(editCalendarRules, { name: '' })).toEqual({ name: '(required)' });
  });
  test('title, start and end are required; the end is not before the start', () => {
    expect(errors({})).toEqual({});
    expect(errors({ title: '', start: '', end: null })).toEqual({ title: 'Required!', start: 'Required!', end: 'Required!' });
    expect(errors({ end: '2026-11-21T19:00:00' })).toEqual({ end: 'End date must be after start date' });
    // An event of one moment, or of one whole day, is shown in its calendar.
    expect(errors({ end: event.start })).toEqual({});
  });
  test('all-day events are compared by day, not by time', () => {
    const early = { allDay: true, end: '2026-11-21T00:00:00' };
    expect(errors(early)).toEqual({});
    expect(errors({ ...early, allDay: false })).toEqual({ end: 'End date must be after start date' });
    expect(errors({ ...early, end: '2026-11-20T23:45:00' })).toEqual({ end: 'End date must be after start date' });
  });
  test('custom time takes 30 characters', () => {
    expect(errors({ customTime: 'x'.repeat(30) })).toEqual({});
    expect(errors({ customTime: 'x'.repeat(31) })).toEqual({ customTime: 'Character count exceeded 30!' });
  });
  test('link text is required unless No Detail Page, and a link for External Site', () => {
    expect(errors({ cta: { type: 'No Detail Page' } })).toEqual({});
    expect(errors({ cta: { type: 'Internal Detail Page' } })).toEqual({ 'cta.linkText': 'Required!' });
    expect(errors({ cta: { type: 'External Site', linkText: 'More' } })).toEqual({ 'cta.linkUrl': 'Required!' });
  });
  test('a present image needs asset and alternative text', () => {
    expect(errors({ images: [{}] })).toEqual({
      'images.0.assetId': 'Image is required',
      'images.0.alt': 'Image Alt Tag is required',
    });
  });
  test('a short description of any length is accepted', () => {
    expect(errors({ shortDescription: 'word '.repeat(80) })).toEqual({});
  });
  test('weekly requires a day, in the dialog and in the event', () => {
    const message = 'Please choose a day to repeat on.';
    expect(fieldErrors(repeatRules, { repeatOption: 'weekly', repeatsOn: [] })).toEqual({ repeatsOn: message });
    expect(errors({ repeats: 'weekly' })).toEqual({ repeatsOn: message });
    expect(errors({ repeats: 'weekly', repeatsOn: ['Monday'] })).toEqual({});
    expect(fieldErrors(repeatRules, { repeatOption: 'daily', repeatsOn: [] })).toEqual({});
  });
  test('a repetition must not end before the event starts, nor before the first chosen day', () => {
    const series = { start: '2026-11-06T20:00:00', end: '2026-11-06T22:00:00', eventEndsOption: 'On Date ...' };
    const until = (repeatsEndsOn: string, more: object) => errors({ ...series, repeats: 'daily', repeatsEndsOn, ...more });
    expect(until('2026-11-05', {})).toEqual({ repeatsEndsOn: 'Must not be before the start of the event' });
    expect(until('2026-11-06', {})).toEqual({});
    // The sixth of November is a Friday.
    const weekly = { repeats: 'weekly', repeatsOn: ['Wednesday'] };
    expect(until('2026-11-10', weekly)).toEqual({ repeatsEndsOn: 'None of the chosen days comes before this date' });
    expect(until('2026-11-10', { ...weekly, repeatsOn: [] })).toEqual({ repeatsOn: 'Please choose a day to repeat on.' });
    expect(until('2026-11-11', weekly)).toEqual({});
    expect(until('2026-11-07', { repeats: 'weekly', repeatsOn: ['Friday'] })).toEqual({});
    const dialog = { ...series, repeatOption: 'monthly', repeatsEndsOn: '2025-01-01' };
    expect(fieldErrors(repeatRules, dialog)).toHaveProperty('repeatsEndsOn');
    expect(fieldErrors(repeatRules, { ...dialog, eventEndsOption: 'Repeats Forever' })).toEqual({});
  });
  test('an event must end before it takes place again', () => {
    const message = 'The event would begin again before it ends: choose an earlier end, or repeat it less often.';
    const until = (end: string, more: object) => errors({ start: '2026-11-06T20:00:00', end, ...more }).end;
    expect(until('2026-11-07T20:00:00', { repeats: 'daily' })).toBeUndefined();
    expect(until('2026-11-07T20:15:00', { repeats: 'daily' })).toBe(message);
    expect(until('2026-11-08T22:00:00', {})).toBeUndefined();
    // The times of an all-day event are ignored: it fills its last day.
    expect(until('2026-11-06T22:00:00', { repeats: 'daily', allDay: true })).toBeUndefined();
    expect(until('2026-11-07T20:00:00', { repeats: 'daily', allDay: true })).toBe(message);
    const weekly = (repeatsOn: string[]) => ({ repeats: 'weekly', repeatsOn, allDay: true });
    expect(until('2026-11-12T00:00:00', weekly(['Friday']))).toBeUndefined();
    expect(until('2026-11-13T00:00:00', weekly(['Friday']))).toBe(message);
    expect(until('2026-11-07T00:00:00', weekly(['Monday', 'Friday', 'Saturday']))).toBe(message);
    expect(until('2026-11-07T00:00:00', weekly(['Sunday', 'Friday']))).toBeUndefined();
    expect(until('2026-11-08T00:00:00', weekly(['Sunday', 'Friday']))).toBe(message);
    // What fills a month of 31 days, or a leap year, may be repeated in all of them.
    expect(until('2026-12-06T00:00:00', { repeats: 'monthly', allDay: true })).toBeUndefined();
    expect(until('2026-12-07T00:00:00', { repeats: 'monthly', allDay: true })).toBe(message);
    expect(until('2027-11-06T00:00:00', { repeats: 'yearly', allDay: true })).toBeUndefined();
    expect(until('2046-11-06T22:00:00', { repeats: 'yearly' })).toBe(message);
    expect(until('soon', { repeats: 'daily' })).not.toBe(message);
  });
  test('an event lasts ten years at most: what is longer has a wrong year', () => {
    const message = 'The event lasts more than ten years: check the years of its start and end.';
    const until = (end: string, more: object = {}) => errors({ start: '2026-11-06T20:00:00', end, ...more }).end;
    expect(until('2036-11-06T20:00:00')).toBeUndefined();
    expect(until('2036-11-07T20:00:00', { allDay: true })).toBe(message);
    expect(until('2206-11-06T22:00:00')).toBe(message);
    expect(until('2026-11-06T22:00:00', { start: '0206-11-06T20:00:00' })).toBe(message);
    expect(until('soon')).not.toBe(message);
  });
  test('the repeat form does not ask for an e-mail address', () => {
    expect(fieldErrors(repeatRules, { repeatOption: 'none' })).toEqual({});
  });
  test('each end option requires its value', () => {
    expect(errors({ repeats: 'daily', eventEndsOption: 'On Date ...' })).toEqual({ repeatsEndsOn: 'Required!' });
    expect(errors({ repeats: 'daily', eventEndsOption: 'After ... occurances' })).toEqual({ repeatsTimes: 'Required!' });
    expect(errors({ repeats: 'daily', eventEndsOption: 'After ... occurances', repeatsTimes: 0 })).toHaveProperty('repeatsTimes');
    expect(errors({ repeats: null, eventEndsOption: 'On Date ...' })).toEqual({});
  });
});

describe('tiled promo', () => {
  const promo = { ...window, type: 'meeting', title: 'Boardroom', shortDescription: '<p>Seats 12</p>', images: [], cta };
  const errors = (change: object) => fieldErrors(tiledPromoRules, { ...promo, ...change });
  test('title, short description and start are required', () => {
    expect(errors({})).toEqual({});
    expect(errors({ title: '', shortDescription: '', startsOn: '' })).toEqual({
      title: 'Required!',
      shortDescription: 'Required!',
      startsOn: 'Required!',
    });
  });
  test('the end and the Book Now link are required', () => {
    expect(errors({ doesNotEnd: false, cta: { ...cta, type: 'Book Now' } })).toEqual({ endsOn: END, 'cta.linkUrl': 'Required!' });
    expect(errors({ cta: { ...cta, type: 'Book Now', linkUrl: '/rooms' } })).toEqual({});
  });
  test('no link is required while a PDF replaces the call to action', () => {
    expect(errors({ usePdfAsCta: true, cta: { ...cta, type: 'Book Now' } })).toEqual({});
    expect(errors({ usePdfAsCta: true, cta: { ...cta, minimumNightStay: 99 } })).toHaveProperty(['cta.minimumNightStay']);
  });
  test('every image requires its file and alternative text', () => {
    expect(errors({ images: [{ assetId: null, alt: null }] })).toEqual({
      'images.0.assetId': 'Image is required',
      'images.0.alt': 'Image Alt Tag is required',
    });
  });
  test('an empty title of a modal is accepted', () => {
    expect(errors({ modal1Title: 'Other', modal1TitleOther: '' })).toEqual({});
  });
  test('the type is one of six', () => {
    expect(errors({ type: 'party' })).toEqual({ type: 'Must be one of the choices.' });
  });
});

describe('accommodation', () => {
  const room = { ...window, title: 'King', shortDescription: '<p>Quiet</p>', images: [], cta };
  test.each(['guestroom', 'suite', 'accessible', 'misc'])('%s has the same rules', (type) => {
    expect(fieldErrors(accommodationRules, { ...room, type })).toEqual({});
    expect(fieldErrors(accommodationRules, { type })).toEqual({
      title: 'Required!',
      shortDescription: 'Required!',
      startsOn: 'Required!',
    });
  });
  test('the end and the Book Now link are required', () => {
    const values = { ...room, type: 'suite', doesNotEnd: false, cta: { ...cta, type: 'Book Now' } };
    expect(fieldErrors(accommodationRules, values)).toEqual({ endsOn: END, 'cta.linkUrl': 'Required!' });
  });
  test('Other requires its text in both modals and the flag', () => {
    const values = { ...room, type: 'suite', modal1Title: 'Other', modal2Title: 'Other', promoFlag: 'Other' };
    expect(fieldErrors(accommodationRules, values)).toEqual({
      modal1TitleOther: 'Modal title is required if Other is selected',
      modal2TitleOther: 'Modal title is required if Other is selected',
      promoFlagOther: 'Promo Flag title is required if Other is selected',
    });
  });
  test('every image is checked', () => {
    const images = [
      { assetId: '1', alt: 'Bed' },
      { assetId: '2', alt: '' },
    ];
    expect(fieldErrors(accommodationRules, { ...room, type: 'suite', images })).toEqual({
      'images.1.alt': 'Image Alt Tag is required',
    });
  });
});
