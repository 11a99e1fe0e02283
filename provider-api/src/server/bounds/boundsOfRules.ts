import type { AnyObject, ObjectSchema, SchemaDescription } from 'yup';
import { snakeKey } from 'shared-kit/rules/keyCase';

/** The maximum characters of a table's texts, by column, and by the path of a text within a column of JSON (`cta.linkUrl`). */
export type Bounds = Record<string, number>;

/** A list is stored as one value, which no request can make larger: a body has at most 1 MiB. */
export const JSON_MAX = 1_500_000;

type DescribedField = SchemaDescription & { fields?: Record<string, DescribedField> };

/** The bounds that the rules of an item set; a list has one as a whole. They include fields that are not stored under their name. */
export function boundsOfRules(rules: ObjectSchema<AnyObject>): Bounds {
  const entries = Object.entries((rules.describe() as DescribedField).fields ?? {});
  return Object.assign({}, ...entries.map(([name, field]) => boundsIn(field, snakeKey(name)))) as Bounds;
}

function boundsIn({ type, tests, fields }: DescribedField, path: string): Bounds {
  if (type === 'array') return { [path]: JSON_MAX };
  const max = tests.find(({ name }) => name === 'maxLength')?.params?.maxLength;
  if (typeof max === 'number') return { [path]: max };
  const parts = Object.entries(fields ?? {}).map(([name, part]) => boundsIn(part, `${path}.${name}`));
  return Object.assign({}, ...parts) as Bounds;
}
