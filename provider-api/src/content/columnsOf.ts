import type { HasDefault, NotNull, $Type } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  text,
  type PgBooleanBuilderInitial,
  type PgColumnBuilderBase,
  type PgDateStringBuilderInitial,
  type PgDoublePrecisionBuilderInitial,
  type PgIntegerBuilderInitial,
  type PgJsonbBuilderInitial,
  type PgTextBuilderInitial,
} from 'drizzle-orm/pg-core';
import type { AnyField, Fields, StoredKey, StoredValue } from 'shared-kit/rules/models/field';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { instant } from '../base/storage/columns';

/** The column type of each kind of value. */
interface Builders {
  text: PgTextBuilderInitial<string, [string, ...string[]]>;
  richText: Builders['text'];
  choice: Builders['text'];
  document: Builders['text'];
  flag: HasDefault<PgBooleanBuilderInitial<string>>;
  whole: PgIntegerBuilderInitial<string>;
  number: PgDoublePrecisionBuilderInitial<string>;
  instant: ReturnType<typeof instant>;
  date: PgDateStringBuilderInitial<string>;
  group: PgJsonbBuilderInitial<string>;
  list: HasDefault<PgJsonbBuilderInitial<string>>;
}

type Typed<F extends AnyField> = $Type<Builders[F['kind']], NonNullable<StoredValue<F>>>;
/** A number that is never null has a default, and so may be left out of an insert. */
type Filled<F extends AnyField> = F['kind'] extends 'whole' | 'number' ? HasDefault<NotNull<Typed<F>>> : NotNull<Typed<F>>;
type ColumnOf<F extends AnyField> = null extends StoredValue<F> ? Typed<F> : Filled<F>;
type ColumnsOf<F extends Fields> = { -readonly [K in StoredKey<F>]: ColumnOf<F[K]> };

function builderOf(name: string, { kind, initial }: AnyField) {
  switch (kind) {
    case 'flag':
      return boolean(name).default(initial === true);
    case 'whole':
      return typeof initial === 'number' ? integer(name).default(initial) : integer(name);
    case 'number':
      return typeof initial === 'number' ? doublePrecision(name).default(initial) : doublePrecision(name);
    case 'instant':
      return instant(name);
    case 'date':
      return date(name, { mode: 'string' });
    case 'group':
      return jsonb(name);
    case 'list':
      return jsonb(name).default([]);
    default:
      return text(name);
  }
}

/** The columns of a model's fields, named as on the wire. A table adds its own to them. */
export function columnsOf<F extends Fields>(fields: F): ColumnsOf<F> {
  const columns: Record<string, PgColumnBuilderBase> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.sentOnly) continue;
    const builder = builderOf(snakeKey(name), field);
    columns[name] = field.nullable ? builder : builder.notNull();
  }
  return columns as ColumnsOf<F>;
}
