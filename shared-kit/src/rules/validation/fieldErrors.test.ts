import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyObject, isSchema, type ObjectSchema } from 'yup';
import { fieldErrors } from './fieldErrors';
import { specialModel } from '../models/special';
import { tiledPromoModel } from '../models/tiledPromo';
import { rulesOf } from '../models/rulesOf';
import type { Fields } from '../models/field';

const specialRules = rulesOf(specialModel.fields);
const tiledPromoRules = rulesOf(tiledPromoModel.fields);

type Rules = ObjectSchema<AnyObject>;
/** The exports of a folder whose names end with a given suffix. */
const exported = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(join(folder, file))))
    .filter(([name]) => name.endsWith(ending));

const schemas: Array<[string, Rules]> = [
  ...exported(__dirname, 'Rules')
    .filter(([, value]) => isSchema(value))
    .map(([name, value]): [string, Rules] => [name, value as Rules]),
  ...exported(join(__dirname, '../models'), 'Model')
    .filter(([, value]) => typeof value === 'object')
    .map(([name, model]): [string, Rules] => [name, rulesOf((model as { fields: Fields }).fields)]),
];

const ODD: unknown[] = [
  null,
  0,
  7.5,
  NaN,
  '',
  'text',
  '\0',
  true,
  [],
  [null],
  [[]],
  [7],
  {},
  { type: [] },
  { a: { b: [] } },
  new Date(0),
];

test('the schemas of all forms and models are found', () => {
  expect(schemas.length).toBeGreaterThan(30);
});

test.each(schemas)('%s answers every odd value with messages and never throws', (_name, rules) => {
  for (const odd of ODD) {
    const whole = fieldErrors(rules, odd);
    expect(Object.values(whole).every((message) => typeof message === 'string' && message !== '')).toBe(true);
    for (const field of Object.keys(rules.fields)) {
      const errors = fieldErrors(rules, { [field]: odd });
      expect(Object.keys(errors).every((key) => !/[[\]]/.test(key))).toBe(true);
    }
    const all = Object.fromEntries(Object.keys(rules.fields).map((field) => [field, odd]));
    expect(() => fieldErrors(rules, all)).not.toThrow();
  }
});

test('values that are not a group of fields get a message that says so', () => {
  for (const odd of [[], 'text', 7]) expect(fieldErrors(specialRules, odd)).toEqual({ '': 'Must be a group of fields.' });
  expect(fieldErrors(specialRules, undefined)).toMatchObject({ title: 'Required!' });
});

test('a value of the wrong type gets a clear message on its field', () => {
  const errors = fieldErrors(specialRules, {
    title: ['a'],
    published: 'yes',
    startsOn: 'soon',
    images: { assetId: 'a' },
    cta: ['Book Now'],
    details: { cta: { advancedPurchaseDays: '5', minimumNightStay: 61 } },
  });
  expect(errors).toMatchObject({
    title: 'Must be text.',
    published: 'Must be true or false.',
    startsOn: 'Must be a date and time, such as 2026-11-21T09:30:00.000Z.',
    images: 'Must be a list.',
    cta: 'Must be a group of fields.',
    'details.cta.advancedPurchaseDays': 'Must be a whole number.',
    'details.cta.minimumNightStay': 'Must be a whole number from 1 to 60.',
  });
});

test('a character that a database cannot store is reported', () => {
  expect(fieldErrors(specialRules, { otherTitle: 'a\0b' }).otherTitle).toBe('Contains a character that cannot be saved.');
});

test('paths are joined with dots, with list positions as numbers', () => {
  const errors = fieldErrors(tiledPromoRules, {
    images: [
      { assetId: 'a', alt: 'Lobby' },
      { assetId: null, alt: ' ' },
    ],
  });
  expect(errors).toMatchObject({ 'images.1.assetId': 'Image is required', 'images.1.alt': 'Image Alt Tag is required' });
  expect(errors['images.0.alt']).toBeUndefined();
});
