import type { BoundedTable } from './tables';

/**
 * The statements that hold the bounds of a table: a trigger that checks only what a change brings, so that a row from
 * before a bound can be changed in everything else. Bytes are counted first, which needs no reading of a text that is stored separately.
 * `too_long` raises the error, with the path of the text and its bound.
 */
function boundsSql({ name, bounds, json }: BoundedTable): [string, string] {
  const columns = [...new Set(Object.keys(bounds).map(columnOf))];
  const checks = columns.flatMap((column) => {
    const paths = Object.entries(bounds).filter(([path]) => columnOf(path) === column);
    if (!json.includes(column)) return paths.map(([, most]) => textCheck(column, most));
    const inside = paths.map(([path, most]) => jsonCheck(path, most));
    return [`IF NEW."${column}" IS DISTINCT FROM OLD."${column}" THEN`, ...inside.map((line) => `  ${line}`), 'END IF;'];
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

const columnOf = (path: string) => path.split('.')[0] as string;

function textCheck(column: string, most: number): string {
  const [now, before] = [`NEW."${column}"`, `OLD."${column}"`];
  const isLong = `octet_length(${now}) > ${most} AND length(${now}) > ${most}`;
  return `IF ${isLong} AND ${now} IS DISTINCT FROM ${before} THEN PERFORM too_long('${column}', ${most}); END IF;`;
}

/** The whole of a list, as text. */
function jsonCheck(path: string, most: number): string {
  const [column = '', ...keys] = path.split('.');
  const [now, before] = ['NEW', 'OLD'].map((row) => `(${row}."${column}" #>> '{${keys.join(',')}}')`);
  return `IF length(${now}) > ${most} AND ${now} IS DISTINCT FROM ${before} THEN PERFORM too_long('${path}', ${most}); END IF;`;
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

/** The content of statements, regardless of the order of columns: fields may move within the rules. */
const saidBy = (statements: string) =>
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
  const isThere = ([made, used]: [string, string]) => {
    const [start = ''] = made.split('\n');
    const [end = ''] = used.split(' ROW ').slice(-1);
    const from = migrations.lastIndexOf(start);
    const last = migrations.slice(from, migrations.indexOf(end, from) + end.length);
    return from >= 0 && saidBy(last.replace('\n--> statement-breakpoint', '')) === saidBy(`${made}\n${used}`);
  };
  return tables
    .map(boundsSql)
    .filter((statements) => !isThere(statements))
    .flat();
}
