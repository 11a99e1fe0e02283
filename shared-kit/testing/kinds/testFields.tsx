import { screen } from '@testing-library/react';
import { getIn, setIn } from 'formik';
import { readValues, writeChanges, writeValues, type ContentForm } from '../../src/content/contentForm';
import { contentParts } from '../../src/content/contentParts';
import type { Property } from '../../src/rules/entities';
import type { Fields, Values } from '../../src/rules/models/field';
import { OTHER } from '../../src/rules/options';
import { settleFields } from '../../src/rules/models/settle';
import { sampleValues } from '../../src/rules/testing/sampleOf';
import { fakeApi, listOf } from '../fakeApi';
import { signedInAs } from '../fakeSession';
import { hotel } from '../properties';
import { renderPage } from '../renderPage';

interface FieldsOfKind {
  /** Names the kind in test titles. */
  plural: string;
  model: { fields: Fields };
  form: ContentForm;
  /** Values that cannot be derived from the kinds of the fields. */
  more?: Values;
}

const image = { assetId: 'asset-1', alt: 'The lobby' };

/** A details page with a picture and a custom call to action. */
function detailsOf(sample: Values): Values {
  const details = sample.details as { cta?: Values } & Values;
  return {
    details: { ...details, image, ...(details.cta && { cta: { ...details.cta, type: OTHER, titleInput: 'Write to us' } }) },
  };
}

/** An item with a value in every field: pictures as stored by pickers without videos. */
function sampleItem({ model: { fields }, more }: FieldsOfKind): Values {
  const sample = sampleValues(fields, { published: true, archived: false });
  return {
    ...sample,
    ...('images' in fields && { images: [image] }),
    ...('image' in fields && { image }),
    ...('details' in fields && detailsOf(sample)),
    ...more,
  };
}

const CUSTOM_TITLES = ['Write to us', OTHER, 'None', 'Book Now', ' other '];

/** Each call to action and each preset choice with several custom titles, as a body may send them. */
function titledValues(fields: Fields): Values[] {
  return Object.entries(fields).flatMap<Values>(([name, field]) => {
    if (`${name}Other` in fields) return CUSTOM_TITLES.map((title) => ({ [name]: OTHER, [`${name}Other`]: title }));
    if (field.kind !== 'group') return [];
    const nested = titledValues(field.parts).map((part) => ({ [name]: part }));
    const titleKey = ['titleInput', 'typeInput'].find((key) => key in field.parts);
    if (titleKey === undefined) return nested;
    return [...nested, ...CUSTOM_TITLES.map((title) => ({ [name]: { type: OTHER, [titleKey]: title } }))];
  });
}

/** Treats an empty text like null: a form writes one where nothing was stored. */
const withoutEmpty = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, part: unknown) => (part === '' ? null : part)));

/** Each field that may be empty, by its dotted path, with the values that mean it is empty. */
const nothingsOf = (fields: Fields, prefix = ''): [path: string, nothing: null | ''][] =>
  Object.entries(fields).flatMap<[string, null | '']>(([name, field]) => {
    if (field.storedSeparately || field.sentOnly) return [];
    const path = prefix + name;
    if (field.kind === 'group' && !field.nullable) return nothingsOf(field.parts, `${path}.`);
    if (!field.nullable) return [];
    return field.kind === 'text' || field.kind === 'richText'
      ? [
          [path, null],
          [path, ''],
        ]
      : [[path, null]];
  });

/** The dotted paths of a body for which a kind has no field. */
const unknownPaths = (fields: Fields, body: Values, prefix = ''): string[] =>
  Object.entries(body).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field) return [prefix + name];
    return field.kind === 'group' && value ? unknownPaths(field.parts, value as Values, `${prefix}${name}.`) : [];
  });

/** Tests that a form writes back unchanged what it reads from an item, so that no field is lost. */
export function testFields(kinds: FieldsOfKind[]): void {
  test.each(kinds)('$plural: the form writes back every field that it reads', (kind) => {
    const item = sampleItem(kind);
    const editable = Object.entries(kind.model.fields).filter(([, field]) => !field.sentOnly && !('withoutInput' in field));
    const written = writeValues(kind.form, readValues(kind.form, item));
    expect(written).toMatchObject(Object.fromEntries(editable.map(([name]) => [name, item[name]])));
  });

  test.each(kinds)('$plural: the form sends nothing for which an item has no field', (kind) => {
    const written = writeValues(kind.form, readValues(kind.form, sampleItem(kind)));
    expect(unknownPaths(kind.model.fields, written)).toEqual([]);
  });

  // A kind without such fields has no test, rather than one that checks nothing.
  const testKindsWith = (has: (kind: FieldsOfKind) => boolean, title: string, check: (kind: FieldsOfKind) => void) =>
    kinds.filter(has).forEach((kind) => test(`${kind.plural}: ${title}`, () => check(kind)));

  testKindsWith(
    ({ model }) => titledValues(model.fields).length > 0,
    'every stored title is written back',
    (kind) => {
      const { fields } = kind.model;
      for (const sent of titledValues(fields)) {
        const stored = settleFields(fields, sent, { isNew: false });
        const written = writeValues(kind.form, readValues(kind.form, { ...sampleItem(kind), ...stored }));
        for (const name of Object.keys(sent).filter((key) => !fields[key]?.sentOnly))
          expect({ sent, kept: withoutEmpty(settleFields(fields, written, { isNew: false })[name]) }).toMatchObject({
            sent,
            kept: withoutEmpty(stored[name]),
          });
      }
    },
  );

  testKindsWith(
    ({ model }) => 'images' in model.fields,
    'every stored value of a picture is written back',
    (kind) => {
      const imageWithVideo = { assetId: 'asset-1', alt: 'The lobby', videoUrl: 'https://a.example/film' };
      const written = writeValues(kind.form, readValues(kind.form, { ...sampleItem(kind), images: [imageWithVideo] }));
      expect(written.images).toMatchObject([imageWithVideo]);
    },
  );

  testKindsWith(
    ({ model }) => nothingsOf(model.fields).length > 0,
    'null and an empty text are written back as they were stored, at any depth',
    (kind) => {
      for (const [path, nothing] of nothingsOf(kind.model.fields)) {
        const item = setIn(sampleItem(kind), path, nothing) as Values;
        const body = writeChanges(kind.form, { ...readValues(kind.form, item), published: false }, item);
        expect({ path, value: getIn(body, path) as unknown }).toEqual({ path, value: nothing });
      }
    },
  );

  test.each(kinds)('$plural: every field is shown as readable text, none with its stored value', async (kind) => {
    const [category, calendar, house] = [{ name: 'Rooms' }, { name: 'Music' }, { name: 'The Aster' }];
    fakeApi({
      'GET /properties/7/faq-categories': listOf([{ id: 'categoryId-sample', ...category }]),
      'GET /properties/7/calendars': listOf([{ id: 'calendarId-sample', ...calendar }]),
      'GET /properties': listOf([{ id: 'distributeHotels-sample', ...house }]),
    });
    signedInAs();
    const property = { ...hotel('7', 'The House'), timezone: 'America/New_York' } as unknown as Property;
    const values = readValues(kind.form, sampleItem(kind));
    const parts = contentParts(kind.form, property);
    const page = parts.map((part) => (
      <section key={part.name} aria-label={`${part.name} ${part.label}`}>
        {part.show(values)}
      </section>
    ));
    renderPage(<main>{page}</main>, '/', '/');
    const shown = await screen.findByRole('main');
    for (const [field, { name }] of Object.entries({ categoryId: category, calendarId: calendar, distributeHotels: house }))
      if (field in kind.model.fields) await screen.findByText(name);
    expect(shown).not.toHaveTextContent(/asset-|(Id|Hotels)-sample|\dT\d\d:|2120|undefined|null|\[object/);
    expect(
      parts
        .filter((part) => part.textOf?.(values))
        .map((part) => part.textOf?.(values))
        .join(' '),
    ).not.toMatch(/asset-|Id-sample|\dT\d\d:/);
  });
}
