import type { AnyField, Fields, StoredValue, Values } from './field';

/** Completes a group: parts that were not sent get the values of a new item. */
function settleParts(parts: Fields, sent: Values): Values {
  const entries = Object.entries(parts).map(([name, part]) => [name, settleValue(part, sent[name], sent) ?? null]);
  return { ...sent, ...Object.fromEntries(entries) };
}

function settleValue(field: AnyField, sent: unknown, siblings: Values): unknown {
  const value = sent ?? field.initial ?? sent;
  const complete = field.kind === 'group' && !field.nullable ? settleParts(field.parts, (value ?? {}) as Values) : value;
  return field.settle ? field.settle(complete, siblings) : complete;
}

/** A field's value in a new item if it is not filled in. */
export const initialOf = <F extends AnyField>(field: F): StoredValue<F> => settleValue(field, undefined, {}) as StoredValue<F>;

/**
 * Valid values in their stored form (document 2 §4.5): preset lists resolved, groups complete, lists and flags never null.
 * @param sent the fields of the request
 * @param options `isNew`: whether the item is created; fields that were not sent then get their initial values
 */
export function settleFields(fields: Fields, sent: Values, { isNew }: { isNew: boolean }): Values {
  const settled = { ...sent };
  for (const [name, field] of Object.entries(fields)) {
    if (field.storedSeparately || field.sentOnly || !(isNew || name in sent)) continue;
    settled[name] = settleValue(field, sent[name], sent);
  }
  return settled;
}

const pathsOf = (fields: Fields, matches: (field: AnyField) => boolean, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    if (field.kind === 'group') return pathsOf(field.parts, matches, `${path}.`);
    return matches(field) ? [path] : [];
  });

/** The dotted paths of rich text: `['answer', 'details.content']`. */
export const richTextPaths = (fields: Fields): string[] => pathsOf(fields, ({ kind }) => kind === 'richText');
/** The dotted paths of ids of documents: `['pdf.assetId']`. */
export const documentPaths = (fields: Fields): string[] => pathsOf(fields, ({ refersTo }) => refersTo === 'document');
/** The dotted paths of choices: `['type', 'details.cta.type']`. */
export const choicePaths = (fields: Fields): string[] => pathsOf(fields, ({ kind }) => kind === 'choice');
/** The dotted paths of short texts: `['title', 'cta.linkUrl']`. */
export const textPaths = (fields: Fields): string[] => pathsOf(fields, ({ kind }) => kind === 'text');
