import { Type, type TProperties, type TSchema } from '@sinclair/typebox';
import { PAGE_MAX, PER_PAGE } from 'shared-kit/rules/limits';

/** Body fields are all optional and may be null: missing values are reported with the specification's messages (422). */
const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

/**
 * Documented as a whole number, but accepted as any number: the rules refuse a fraction at its field, with a message
 * that names the limits (422). A refusal by this schema would lack both.
 */
const wholeNumber = Type.Number({ format: 'integer', description: 'A whole number.' });

export const field = {
  text: optional(Type.String()),
  flag: optional(Type.Boolean()),
  count: optional(wholeNumber),
  number: optional(Type.Number()),
  instant: optional(Type.String({ description: 'An instant, ISO 8601.' })),
  ids: optional(Type.Array(Type.String())),
  object: <P extends TProperties>(properties: P) => optional(Type.Object(properties)),
  list: <S extends TSchema>(schema: S) => optional(Type.Array(schema)),
};

/** Query parameters; anything else in the query string is refused, naming it. */
export const query = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });

/** The query of a call without parameters. */
export const noQuery = query({});

/** A list's paging and order (api-contract §1, 'Lists'). */
export const paging = {
  page: Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 }),
  per_page: Type.Integer({ minimum: 1, maximum: PER_PAGE.max, default: 100 }),
  order_by: Type.Optional(Type.String({ description: 'field:ASC or field:DESC, comma separated.' })),
};

/** `archived=false`, `published=true`. */
export const flagFilter = Type.Optional(Type.Boolean());
export const textFilter = Type.Optional(Type.String({ description: 'An exact value, or with the prefix i%% a part of it.' }));
export const exactFilter = Type.Optional(Type.String());
/** One of some values; any other would silently find nothing. */
export const choiceFilter = <const V extends string>(values: readonly V[]) =>
  Type.Optional(Type.Union(values.map((value) => Type.Literal(value))));

/** The header of a call that changes or deletes an item only if nobody else has since (api-contract §1, 'Changes'). */
export const ifMatch = Type.Object({
  'if-match': Type.Optional(Type.String({ description: 'The version in quotes; 412 when the item is newer.' })),
});

export const idParams = Type.Object({ id: Type.String() });
export const propertyParams = Type.Object({ property_id: Type.String() });
export const itemParams = Type.Object({ property_id: Type.String(), id: Type.String() });

const noContent = Type.Null({ description: 'Nothing.' });

/** The body of every failure (api-contract §1, 'Errors'). */
export const errorAnswer = Type.Object({
  message: Type.String(),
  code: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
  request_id: Type.String(),
  current: Type.Optional(Type.Unknown({ description: '412: the current item.' })),
  second_factor: Type.Optional(Type.Unknown({ description: '401 of a sign-in: the person’s second factors.' })),
  usage: Type.Optional(Type.Unknown({ description: '409 of an asset in use: the places.' })),
});

/** The answers of a call that succeeds: one item, a list, or nothing. Failures are described once for all calls. */
export const answers = {
  one: <S extends TSchema>(schema: S, status: 200 | 201 = 200) => ({ [status]: Type.Object({ data: schema }) }),
  list: <S extends TSchema>(schema: S) => ({ 200: Type.Object({ data: Type.Array(schema), meta: listMeta }) }),
  none: { 204: noContent },
};

/** The value, or null. */
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** The meta of a list (api-contract §1, 'Lists'). */
export const listMeta = Type.Object({
  page: Type.Integer(),
  total_pages: Type.Integer(),
  per_page: Type.Integer(),
  count: Type.Integer(),
  links: Type.Object({ previous: nullable(Type.String()), next: nullable(Type.String()) }),
});

/** A person, a property or another item that an answer names. */
export const named = Type.Object({ id: Type.String(), name: Type.String() });

/** What a restored item had to do without. */
export const leftOut = Type.Array(Type.Object({ field: Type.String(), message: Type.String() }));

/** What every item carries (api-contract §1). */
const stampFields = {
  id: Type.String(),
  version: Type.Integer(),
  created_at: Type.String(),
  updated_at: Type.String(),
  updated_by: nullable(named),
};

/** An item as answered: its own fields and what every item carries. */
export const item = <P extends TProperties>(properties: P) => Type.Object({ ...stampFields, ...properties });
