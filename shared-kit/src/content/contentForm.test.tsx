import { checkboxes } from '../fields/checkboxes/checkboxes';
import { dateWindow } from '../fields/dateWindow/dateWindow';
import { number } from '../fields/number/number';
import { richText } from '../fields/richText/richText';
import { text } from '../fields/text/text';
import { toggle } from '../fields/toggle/toggle';
import { flag, group, name, number as numberField, richText as richTextField } from '../rules/models/kinds';
import { defineModel } from '../rules/models/model';
import { liveWindow, publishing } from '../rules/models/parts';
import { fieldErrors } from '../rules/validation/fieldErrors';
import { contentForm, newValues, readValues, writeValues } from './contentForm';

const model = defineModel({
  resource: 'list',
  collection: 'houses',
  singular: 'house',
  plural: 'houses',
  titleKey: 'title',
  fields: {
    ...liveWindow,
    ...publishing,
    title: name({ required: true }),
    rating: numberField({ from: 1, to: 5 }),
    garden: group({ words: richTextField(), isOpen: flag() }),
  },
});

const title = { title: text({ label: 'Title' }) };
const rating = { rating: number({ label: 'Rating' }) };
const dates = { window: dateWindow() };
const garden = { 'garden.words': richText({ label: 'Words' }), 'garden.isOpen': toggle({ label: 'Open' }) };
const rest = { title: 'Rest', fields: { ...dates, ...garden } };
const previews: never[] = [];

const form = contentForm(model, { sections: [{ title: 'Title', fields: { ...title, ...rating } }, rest], previews });

test('a form has the fields of its sections in their order, and the rules of its model', () => {
  expect(form.sections.map((section) => section.fields)).toEqual([
    ['title', 'rating'],
    ['window', 'garden.words', 'garden.isOpen'],
  ]);
  const values = { ...newValues(form), title: 'The House', rating: 7, startsOn: '2026-11-21T09:00:00.000Z' };
  expect(fieldErrors(form.rules, values)).toEqual({ rating: 'Must be at most 5.' });
});

test('the form writes back unchanged what it has read from an item', () => {
  const item = {
    title: 'The House',
    rating: 4.5,
    garden: { words: '<p>Roses.</p>', isOpen: true },
    startsOn: '2026-11-21T09:00:00.000Z',
    endsOn: '2120-01-01T00:00:00.000Z',
    doesNotEnd: true,
    published: true,
    archived: false,
  };
  expect(writeValues(form, readValues(form, item))).toEqual(item);
});

/** The compiler is the test: each of these lines must fail to compile. They are never run. */
export const refused = () => [
  // @ts-expect-error the rating is in no section
  contentForm(model, { sections: [{ title: 'Title', fields: { ...title } }, rest], previews }),
  contentForm(model, {
    // @ts-expect-error a part of the garden is in no section
    sections: [{ title: 'Title', fields: { ...title, ...rating, ...dates, 'garden.isOpen': toggle({ label: 'Open' }) } }],
    previews,
  }),
  contentForm(model, {
    // @ts-expect-error the model has no such field
    sections: [{ title: 'Title', fields: { ...title, ...rating, ratting: text({ label: 'Rating' }) } }, rest],
    previews,
  }),
  contentForm(model, {
    // @ts-expect-error the model has no such part
    sections: [{ title: 'Title', fields: { ...title, ...rating, 'garden.word': text({ label: 'Words' }) } }, rest],
    previews,
  }),
  // @ts-expect-error text is not a number
  contentForm(model, { sections: [{ title: 'Title', fields: { ...title, rating: text({ label: 'Rating' }) } }, rest], previews }),
  contentForm(model, {
    // @ts-expect-error several choices are not one text
    sections: [{ title: 'Title', fields: { title: checkboxes({ label: 'Title', options: [] }), ...rating } }, rest],
    previews,
  }),
  contentForm(model, {
    // @ts-expect-error the title is in two sections
    sections: [{ title: 'Title', fields: { ...title, ...rating } }, { title: 'Again', fields: title }, rest],
    previews,
  }),
  // @ts-expect-error a model names itself by one of its fields
  defineModel({ ...model, titleKey: 'titel' }),
];
