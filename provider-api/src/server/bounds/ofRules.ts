import type { AnyObject, ObjectSchema, SchemaDescription } from 'yup';
import { snakeKey } from 'shared-kit/rules/keyCase';

/** The maximum characters of a table's texts, by column, and by the path of a text within a column of JSON (`cta.linkUrl`). */
export type Bounds = Record<string, number>;

/** A list is stored as one value, which no request can make larger: a body has at most 1 MiB. */
export const JSON_MOST = 1_500_000;

type Described = SchemaDescription & { fields?: Record<string, Described> };

/** The bounds that the rules of an item set, a list as a whole. What is not stored under its name is among them too. */
export function boundsOfRules(rules: ObjectSchema<AnyObject>): Bounds {
  const entries = Object.entries((rules.describe() as Described).fields ?? {});
  return Object.assign({}, ...entries.map(([name, field]) => within(field, snakeKey(name)))) as Bounds;
}

function within({ type, tests, fields }: Described, path: string): Bounds {
  if (type === 'array') return { [path]: JSON_MOST };
  const most = tests.find(({ name }) => name === 'most')?.params?.most;
  if (typeof most === 'number') return { [path]: most };
  const parts = Object.entries(fields ?? {}).map(([name, part]) => within(part, `${path}.${name}`));
  return Object.assign({}, ...parts) as Bounds;
}
