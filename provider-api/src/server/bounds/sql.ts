import type { BoundedTable } from './tables';
import { CONTRACT } from '../../base/storage/migrations';
import { textBefore } from '../../base/textBefore';

/**
 * The statements that enforce the bounds of a table: a trigger that checks only what a change sets, so that everything
 * else in a row that is older than a bound can still be changed. Bytes are counted first, which needs no reading of a
 * text that is stored separately. `too_long` raises the error, with the path of the text and its bound.
 */
function boundsSql({ name, bounds, json }: BoundedTable): [string, string] {
  const columns = [...new Set(Object.keys(bounds).map(columnOf))];
  const checks = columns.flatMap((column) => {
    const paths = Object.entries(bounds).filter(([path]) => columnOf(path) === column);
    if (!json.includes(column)) return paths.map(([, max]) => textCheck(column, max));
    const pathChecks = paths.map(([path, max]) => jsonCheck(path, max));
    return [`IF NEW."${column}" IS DISTINCT FROM OLD."${column}" THEN`, ...pathChecks.map((line) => `  ${line}`), 'END IF;'];
  });
  return [
    [
      `CREATE OR REPLACE FUNCTION bounds_of_${name}() RETURNS trigger LANGUAGE plpgsql AS $$`,
      'BEGIN',
      ...checks.map((line) => `  ${line}`),
      '  RETURN NEW;',
      'END $$;',
    ].join('\n'),
    `CREATE OR REPLACE TRIGGER bounds BEFORE INSERT OR UPDATE OF ${columns.map((column) => `"${column}"`).join(', ')}\n` +
      `ON "${name}" FOR EACH ROW EXECUTE FUNCTION bounds_of_${name}();`,
  ];
}

const columnOf = (path: string) => textBefore(path, '.');

function textCheck(column: string, max: number): string {
  const [newValue, oldValue] = [`NEW."${column}"`, `OLD."${column}"`];
  const isLong = `octet_length(${newValue}) > ${max} AND length(${newValue}) > ${max}`;
  return `IF ${isLong} AND ${newValue} IS DISTINCT FROM ${oldValue} THEN PERFORM too_long('${column}', ${max}); END IF;`;
}

/** The whole of a list, as text. */
function jsonCheck(path: string, max: number): string {
  const [column = '', ...keys] = path.split('.');
  const [newValue, oldValue] = ['NEW', 'OLD'].map((row) => `(${row}."${column}" #>> '{${keys.join(',')}}')`);
  return `IF length(${newValue}) > ${max} AND ${newValue} IS DISTINCT FROM ${oldValue} THEN PERFORM too_long('${path}', ${max}); END IF;`;
}

/**
 * The statements that the migrations lack to follow which files the items of tables use.
 * @param migrations the text of all
 */
export const missingUses = (tables: readonly string[], migrations: string): string[] =>
  tables
    .map(
      (name) =>
        `CREATE TRIGGER asset_uses AFTER INSERT OR UPDATE OR DELETE ON "${name}" FOR EACH ROW EXECUTE FUNCTION follow_asset_uses();`,
    )
    .filter((statement) => !migrations.includes(statement));

/**
 * The columns that a migration adds to an existing table without a value for the rows that it has, which fails as soon as there is one.
 * @returns `table.column` for each
 */
export const columnsWithoutValue = (migration: string): string[] =>
  [...migration.matchAll(/ALTER TABLE "(\w+)" ADD COLUMN "(\w+)" ([^;]*)/g)]
    .filter(([, , , definition = '']) => /\bNOT NULL\b/.test(definition) && !/\bDEFAULT\b/.test(definition))
    .map(([, table, column]) => `${table}.${column}`);

/**
 * The columns in which a migration forbids null without a statement before that changes or deletes the rows that have it, as
 * `UPDATE "faqs" SET "rating" = 1 WHERE "rating" IS NULL` does. It fails as soon as there is one.
 * @returns `table.column` for each
 */
export const columnsNotFilled = (migration: string): string[] =>
  [...migration.matchAll(/ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET NOT NULL/g)]
    .filter(({ index, 1: table, 2: column }) => {
      const removesNull = `UPDATE "${table}" SET [^;]*"${column}" = |DELETE FROM "${table}" [^;]*"${column}" IS NULL`;
      return !new RegExp(removesNull, 'i').test(migration.slice(0, index));
    })
    .map(([, table, column]) => `${table}.${column}`);

const STEPS =
  /^(?:DROP TABLE "(\w+)"|CREATE UNIQUE INDEX "\w+" ON "(\w+)"|ALTER TABLE "(\w+)" (?:DROP COLUMN|RENAME|ADD CONSTRAINT|ALTER COLUMN "\w+" SET (?:NOT NULL|DATA TYPE))[^;]*)/gm;

/**
 * The statements of a migration that remove, rename or restrict what older processes may still use (docs/decisions/rolling-upgrade.md).
 * @returns none for a migration that is marked as contracting; what it does to its own new tables concerns nobody
 */
export function contractingSteps(migration: string): string[] {
  if (migration.startsWith(CONTRACT)) return [];
  const isNew = (table: string | undefined) => migration.includes(`CREATE TABLE "${table}" (`);
  return [...migration.matchAll(STEPS)]
    .filter(([, dropped, indexed, altered]) => !isNew(dropped ?? indexed ?? altered))
    .map(([statement]) => statement);
}

/** The content of statements, regardless of the order of columns: fields may move within the rules. */
const normalised = (statements: string) =>
  statements
    .split(/\n|, /)
    .map((part) => part.trim().replace('UPDATE OF ', 'UPDATE OF\n').split('\n'))
    .flat()
    .sort()
    .join('\n');

/**
 * The statements that the migrations lack.
 * @param migrations the text of all, in their order: the last statement about a table counts
 */
export function missingBounds(tables: readonly BoundedTable[], migrations: string): string[] {
  const isPresent = ([functionSql, triggerSql]: [string, string]) => {
    const [start = ''] = functionSql.split('\n');
    const [end = ''] = triggerSql.split(' ROW ').slice(-1);
    const from = migrations.lastIndexOf(start);
    const present = migrations.slice(from, migrations.indexOf(end, from) + end.length);
    return (
      from >= 0 && normalised(present.replace('\n--> statement-breakpoint', '')) === normalised(`${functionSql}\n${triggerSql}`)
    );
  };
  return tables
    .map(boundsSql)
    .filter((statements) => !isPresent(statements))
    .flat();
}
