import type { AnyField, Fields, StoredValue, Values } from './field';

/** Groups are always complete: parts that were not sent get the values of a new item. */
function settleParts(parts: Fields, sent: Values): Values {
  const entries = Object.entries(parts).map(([name, part]) => [name, settleValue(part, sent[name], sent) ?? null]);
  return { ...sent, ...Object.fromEntries(entries) };
}

function settleValue(field: AnyField, sent: unknown, beside: Values): unknown {
  const value = sent ?? field.initial ?? sent;
  const whole = field.kind === 'group' && !field.nullable ? settleParts(field.parts, (value ?? {}) as Values) : value;
  return field.settle ? field.settle(whole as never, beside) : whole;
}

/** A field's value in a new item if nobody fills it in. */
export const initialOf = <F extends AnyField>(field: F): StoredValue<F> => settleValue(field, undefined, {}) as StoredValue<F>;

/**
 * Values as they are stored, after the rules have passed them (document 2 §4.5): preset lists in their stored form, groups
 * complete, lists and flags never null.
 * @param sent the fields that came
 * @param isNew whether the item is made: fields that were not sent get their initial values
 */
export function settleFields(fields: Fields, sent: Values, isNew: boolean): Values {
  const settled = { ...sent };
  for (const [name, field] of Object.entries(fields)) {
    if (field.handled || field.sentOnly || !(isNew || name in sent)) continue;
    const value = settleValue(field, sent[name], sent);
    if (value !== undefined) settled[name] = value;
  }
  return settled;
}

const pathsOf = (fields: Fields, isWanted: (field: AnyField) => boolean, within = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = within + name;
    if (field.kind === 'group') return pathsOf(field.parts, isWanted, `${path}.`);
    return isWanted(field) ? [path] : [];
  });

/** The dotted paths of rich text: `['answer', 'details.content']`. */
export const richTextPaths = (fields: Fields): string[] => pathsOf(fields, ({ kind }) => kind === 'richText');
/** The dotted paths of ids of documents: `['pdf.assetId']`. */
export const documentPaths = (fields: Fields): string[] => pathsOf(fields, ({ refersTo }) => refersTo === 'document');
