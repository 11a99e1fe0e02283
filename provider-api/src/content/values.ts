import { Type, type TObject, type TProperties } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readInstant } from 'shared-kit/rules/instant';
import { camelKey, toCamel } from 'shared-kit/rules/keyCase';
import type { FastifyRequest } from 'fastify';
import { dateErrors } from './dateErrors';
import { fieldsOf, hasField, type ContentDefinition, type ContentRow, type Values } from './definition';
import { emptyBlanks } from './emptyBlanks';
import { cleanFields } from './richText';
import { changeErrors } from '../http/changeErrors';
import { refuse } from '../http/wire';
import { notPublished, publishes } from 'shared-kit/rules/publishing';
import { normaliseTexts } from './normaliseTexts';
import { withOtherTexts } from './otherTexts';
import type { Joining } from './services';
import { settleWindow } from './window';

/** Fields that only the server sets. */
const SERVER_FIELDS = new Set(['id', 'propertyId', 'sortIndex', 'version', 'createdAt', 'updatedAt', 'updatedBy']);

const bodies = new WeakMap<TProperties, TObject>();

/** The schema of a kind's body, made once. */
function schemaOf({ body }: ContentDefinition): TObject {
  const schema = bodies.get(body) ?? Type.Object(body);
  bodies.set(body, schema);
  return schema;
}

/** The body of a request in camel case; unknown fields are ignored at any depth, and blank choices and texts are emptied. */
export function readBody(definition: ContentDefinition, request: FastifyRequest): Values {
  const values = toCamel<Values>(Value.Clean(schemaOf(definition), Value.Clone(request.body)));
  emptyBlanks(values, definition.choices, null);
  emptyBlanks(values, definition.texts, '');
  return values;
}

/**
 * Validates the sent fields and computes what to store (api-contract §1, 'Changes').
 * @param sent fields in camel case
 * @param stored the item as it is, null for a new one
 * @returns the fields to store; those that were not sent are left out
 * @throws 422 with the exact messages of the documents
 */
export async function settle(
  { db, references }: Joining,
  definition: ContentDefinition,
  propertyId: string,
  sent: Values,
  stored: ContentRow | null,
): Promise<Values> {
  await cleanFields(sent, definition.richText ?? []);
  normaliseTexts(sent, definition.textFilters.map(camelKey));
  const hasWindow = hasField(definition.table, 'startsOn');
  const named = stored ? withOtherTexts(definition.fields, sent, stored) : sent;
  const changed = { ...named, ...(hasWindow && settleWindow(sent, stored)) };
  const merged = { ...(stored && withOtherTexts(definition.fields, stored)), ...changed };
  const isPublished = publishes(changed, stored);
  const rules = stored === null || isPublished ? definition.rules : definition.rulesFor(Object.keys(changed));
  const errors = changeErrors(rules, merged, changed, stored);
  const checked = isPublished ? merged : changed;
  // A change may keep a reference to something deleted, which guests see as a placeholder (OP-55); on publishing, the whole item is checked.
  const previous = isPublished ? null : stored;
  const referenceErrors = await references.check(db, checked, { documents: definition.documents, stored: previous });
  const storeErrors = await definition.check?.(db, checked, propertyId, previous);
  const allErrors = { ...referenceErrors, ...storeErrors, ...dateErrors(definition.fields, checked, previous), ...errors };
  refuse(allErrors, isPublished ? notPublished(definition.singular, Object.keys(allErrors)) : undefined);
  return keepColumns(definition, settleFlags(definition, definition.settle?.(changed, stored) ?? changed, stored));
}

/** Archived means unpublished (document 2 §4.1). A flag sent as null is ignored. */
function settleFlags({ table }: ContentDefinition, values: Values, stored: ContentRow | null): Values {
  if (!hasField(table, 'archived')) return values;
  const { published, archived, ...rest } = values;
  const flags: Values = {};
  if (typeof published === 'boolean') flags.published = published;
  if (typeof archived === 'boolean') flags.archived = archived;
  if (flags.archived ?? stored?.archived) flags.published = false;
  return { ...rest, ...flags };
}

function keepColumns(definition: ContentDefinition, values: Values): Values {
  const columns: Values = {};
  for (const field of fieldsOf(definition)) {
    if (SERVER_FIELDS.has(field) || values[field] === undefined) continue;
    const value = values[field];
    columns[field] = field === 'startsOn' || field === 'endsOn' ? readInstant(value) : value;
  }
  return columns;
}
