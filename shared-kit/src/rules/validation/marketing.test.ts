import { accommodationModel } from '../models/accommodation';
import { fieldErrors } from './fieldErrors';
import { liveLinkRules } from './liveLink';
import { sharedSpecialModel } from '../models/sharedSpecial';
import { specialModel } from '../models/special';
import { tiledPromoModel } from '../models/tiledPromo';
import { rulesOf } from '../models/rulesOf';

const specialRules = rulesOf(specialModel.fields);
const accommodationRules = rulesOf(accommodationModel.fields);
const tiledPromoRules = rulesOf(tiledPromoModel.fields);
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
  test('the end of a special that does not end is not checked', () => {
    expect(errors({ doesNotEnd: true, endsOn: '2026-11-20T09:00:00.000Z' })).toEqual({});
  });
  test('the date picker begins 0 to 60 days ahead, for 1 to 60 nights', () => {
    const ofPicker = (change: object) => Object.entries(errors({ cta: { ...cta, ...change } }));
    for (const advancedPurchaseDays of [0, 60]) expect(ofPicker({ advancedPurchaseDays })).toEqual([]);
    for (const minimumNightStay of [1, 60]) expect(ofPicker({ minimumNightStay })).toEqual([]);
    for (const advancedPurchaseDays of [-1, 61])
      expect(ofPicker({ advancedPurchaseDays })).toEqual([['cta.advancedPurchaseDays', 'Must be a whole number from 0 to 60.']]);
    for (const minimumNightStay of [0, 61])
      expect(ofPicker({ minimumNightStay })).toEqual([['cta.minimumNightStay', 'Must be a whole number from 1 to 60.']]);
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
  const past = { title: 'A', startDate: window.startsOn, eventEnds: false, endDate: '2026-11-20T09:00:00.000Z' };
  expect(fieldErrors(sharedSpecialRules, past)).toEqual({});
  const atOnce = { title: 'A', startDate: window.startsOn, eventEnds: true, endDate: window.startsOn };
  expect(fieldErrors(sharedSpecialRules, atOnce)).toEqual({ endDate: 'End date must be after start date' });
});

test('a shared special has days, nights and codes within their limits', () => {
  const base = { title: 'A', startDate: window.startsOn, eventEnds: false };
  const least = { purchaseDays: 0, minNightDays: 1, detailsPurchaseDays: 0, detailsMinDays: 1 };
  const most = { purchaseDays: 60, minNightDays: 60, detailsPurchaseDays: 60, detailsMinDays: 60 };
  for (const values of [least, most]) expect(fieldErrors(sharedSpecialRules, { ...base, ...values })).toEqual({});
  const [days, nights] = ['Must be a whole number from 0 to 60.', 'Must be a whole number from 1 to 60.'];
  const faults = { purchaseDays: days, minNightDays: nights, detailsPurchaseDays: days, detailsMinDays: nights };
  for (const step of [-1, 61]) {
    const outside = Object.fromEntries(
      Object.entries(step < 0 ? least : most).map(([key, value]) => [key, value + Math.sign(step)]),
    );
    expect(fieldErrors(sharedSpecialRules, { ...base, ...outside })).toEqual(faults);
  }
  const unknown = { ctaOption: 'attic', promoFlag: 'attic', detailTitle: 'attic' };
  expect(fieldErrors(sharedSpecialRules, { ...base, ...unknown })).toEqual(
    Object.fromEntries(Object.keys(unknown).map((key) => [key, 'Must be one of the choices.'])),
  );
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
  test('a custom type of the call to action is at most as long as a name', () => {
    expect(errors({ cta: { ...cta, type: 'x'.repeat(200) } })).toEqual({});
    expect(errors({ cta: { ...cta, type: 'x'.repeat(201) } })).toEqual({ 'cta.type': 'Must be at most 200 characters' });
  });
  test('the type is one of six, and required', () => {
    expect(errors({ type: '' })).toEqual({ type: 'Required!' });
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
