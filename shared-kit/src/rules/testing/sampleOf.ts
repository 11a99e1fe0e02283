import type { AnyField, Fields, Values } from '../models/field';

/** A text that passes its field's checks: its name, an address or the first of a list's types. */
function sampleText(name: string, { checks }: AnyField): string {
  const texts = [`${name}-sample`, `https://sample.example/${name}`, 'Book Now', 'Check Availability', 'learnMore', 'None'];
  const passing = texts.find((text) => checks.every((check) => check(text, {}, {}) === undefined));
  if (passing === undefined) throw new Error(`No sample passes the checks of '${name}'.`);
  return passing;
}

/** A value of a kind that differs from the initial one. A text contains its field's name, so that fields cannot be confused. */
function sampleValue(name: string, field: AnyField): unknown {
  switch (field.kind) {
    case 'text':
      return sampleText(name, field);
    case 'richText':
      return `<p>${name}</p>`;
    case 'choice':
      // A form sends 'None' as null.
      return field.values.filter((value) => value !== 'None').at(-1);
    case 'flag':
      return field.initial !== true;
    case 'whole':
      return (field.from ?? 1) + 1;
    case 'number':
      return (field.from ?? 1) + 0.5;
    case 'instant':
      return '2026-03-04T05:06:07.000Z';
    case 'date':
      return '2026-03-04';
    case 'document':
      return null;
    case 'group':
      return sampleValues(field.parts);
    case 'list':
      return [sampleValue(name, field.entry)];
  }
}

/**
 * A value for every field that is stored, in camel case.
 * @param more values that cannot be derived from the kinds: addresses, ids of existing items
 */
export const sampleValues = (fields: Fields, more: Values = {}): Values => ({
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.sentOnly)
      .map(([name, field]) => [name, sampleValue(name, field)]),
  ),
  ...more,
});
