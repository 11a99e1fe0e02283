import { faqModel } from '../models/faq';
import { faqCategoryModalRules, faqCategoryRules } from './faqCategory';
import { faqCloneRules } from './faqClone';
import { fieldErrors } from './fieldErrors';
import { homePromoModel } from '../models/homePromo';
import { hoursRules } from './hours';
import { listModel } from '../models/list';
import { menuModel } from '../models/menu';
import { pressModel } from '../models/press';
import { restaurantEventModel } from '../models/restaurantEvent';
import { rulesOf } from '../models/rulesOf';

const faqRules = rulesOf(faqModel.fields);
const homePromoRules = rulesOf(homePromoModel.fields);
const listRules = rulesOf(listModel.fields);
const menuRules = rulesOf(menuModel.fields);
const pressRules = rulesOf(pressModel.fields);
const restaurantEventRules = rulesOf(restaurantEventModel.fields);

const startsOn = '2026-11-21T09:00:00.000Z';
const END = 'End date is required if event ends';

test('an FAQ needs category, question, answer and start', () => {
  expect(fieldErrors(faqRules, { answer: '<p><br></p>' })).toEqual({
    categoryId: 'Required!',
    question: 'Required!',
    answer: 'Required!',
    startsOn: 'Required!',
  });
});
test('an FAQ requires its end unless it does not end', () => {
  const faq = { categoryId: '1', question: 'Pets?', answer: '<p>Yes</p>', startsOn, doesNotEnd: false };
  expect(fieldErrors(faqRules, faq)).toEqual({ endsOn: END });
  expect(fieldErrors(faqRules, { ...faq, doesNotEnd: true })).toEqual({});
});
test('a category requires its name, with a different message on the page and in the dialog', () => {
  expect(fieldErrors(faqCategoryRules, {})).toEqual({ name: 'Required!' });
  expect(fieldErrors(faqCategoryModalRules, {})).toEqual({ name: '(required)' });
});
test('the FAQ clone says Required without an exclamation mark', () => {
  const message = 'Required';
  expect(fieldErrors(faqCloneRules, {})).toEqual({
    sourceCategoryId: message,
    targetPropertyId: message,
    targetCategoryId: message,
  });
});
test('a home promo requires title, start, end and flag, but no image', () => {
  const promo = {
    title: '',
    startsOn: '',
    doesNotEnd: false,
    promoFlag: 'Other',
    images: [{ assetId: '', alt: '' }],
    cta: { linkUrl: '/x' },
  };
  expect(fieldErrors(homePromoRules, promo)).toEqual({
    title: 'Required!',
    startsOn: 'Required!',
    endsOn: END,
    promoFlagOther: 'Promo Flag title is required if Other is selected',
  });
});
test('a list requires title, start and end', () => {
  expect(fieldErrors(listRules, { doesNotEnd: false })).toEqual({ title: 'Required!', startsOn: 'Required!', endsOn: END });
  expect(fieldErrors(listRules, { title: 'A', startsOn, pageDisplayedOn: ['aaa', 'weddings'] })).toEqual({});
  expect(fieldErrors(listRules, { title: 'A', startsOn, pageDisplayedOn: ['cellar'] })).toHaveProperty(['pageDisplayedOn.0']);
});
describe('restaurant event', () => {
  const event = { title: 'Tasting', startsOn, doesNotEnd: true, cta: { type: 'None', linkUrl: '' }, images: [] };
  const errors = (change: object) => fieldErrors(restaurantEventRules, { ...event, ...change });
  test('title, start and end are required', () => {
    expect(errors({})).toEqual({});
    expect(errors({ title: null, startsOn: null, doesNotEnd: false })).toEqual({
      title: 'Required!',
      startsOn: 'Required!',
      endsOn: END,
    });
  });
  test('the link must be an address, and Other requires its title', () => {
    expect(errors({ cta: { type: 'Other', typeInput: '', linkUrl: 'tables' } })).toEqual({
      'cta.typeInput': 'CTA title is required if Other is selected',
      'cta.linkUrl': 'CTA Link URL must be valid url',
    });
  });
  test('the type is one of the list, or the custom one that it is stored with', () => {
    expect(errors({ cta: { type: 'Reserve', typeInput: 'Reserve' } })).toEqual({});
    for (const cta of [{ type: 'Reserve' }, { type: 'Reserve', typeInput: 'Call' }])
      expect(errors({ cta })).toEqual({ 'cta.type': 'Must be one of the choices.' });
  });
  test('a chosen image requires its file and its alternative text', () => {
    expect(errors({ images: [{ alt: 'Plate' }, { assetId: '1' }] })).toEqual({
      'images.0.assetId': 'Image is required',
      'images.1.alt': 'Image Alt Tag is required',
    });
  });
});
test('press needs title and date', () => {
  expect(fieldErrors(pressRules, {})).toEqual({ title: 'Required!', publishDate: 'Required!' });
  expect(fieldErrors(pressRules, { title: 'A', publishDate: '2026-02-29' })).toEqual({
    publishDate: 'Must be a date, such as 2026-11-21.',
  });
  expect(fieldErrors(pressRules, { title: 'A', publishDate: '2026-02-28', pdf: null })).toEqual({});
});
test('a menu needs its title and nothing else', () => {
  expect(fieldErrors(menuRules, { script: '<script>tables()</script>' })).toEqual({ title: 'Required!' });
});
test('meals and hours may be custom texts, days must be weekdays', () => {
  const slot = { mealType: 'High Tea', daysStart: 'Monday', daysEnd: 'Sunday', hoursStart: 'Sunrise', hoursEnd: '02:00' };
  expect(fieldErrors(hoursRules, { timeSlots: [slot] })).toEqual({});
  expect(fieldErrors(hoursRules, { timeSlots: [{ ...slot, daysStart: 'Mo' }] })).toEqual({
    'timeSlots.0.daysStart': 'Must be one of the choices.',
  });
  expect(fieldErrors(hoursRules, { timeSlots: [{ ...slot, daysEnd: 'Su' }] })).toEqual({
    'timeSlots.0.daysEnd': 'Must be one of the choices.',
  });
  expect(fieldErrors(hoursRules, { timeSlots: [{ ...slot, sortIndex: 1.5 }] })).toEqual({
    'timeSlots.0.sortIndex': 'Must be a whole number.',
  });
});
