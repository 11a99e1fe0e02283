import { readValues, writeValues, type ContentForm } from '../../src/content/contentForm';
import type { Fields, Values } from '../../src/rules/models/field';
import { OTHER } from '../../src/rules/options';
import { sampleValues } from '../../src/rules/testing/sampleOf';

interface FieldsOfKind {
  /** Names the kind in test titles. */
  many: string;
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

/** A form writes back unchanged what it reads from an item: no field is lost between the wire and the page. */
export function proveFields(kinds: FieldsOfKind[]): void {
  test.each(kinds)('$many: every field that the form reads it writes back', (kind) => {
    const item = sampleItem(kind);
    const asked = Object.entries(kind.model.fields).filter(([, field]) => !field.sentOnly && !('given' in field));
    const written = writeValues(kind.form, readValues(kind.form, item));
    expect(written).toMatchObject(Object.fromEntries(asked.map(([name]) => [name, item[name]])));
  });
}
