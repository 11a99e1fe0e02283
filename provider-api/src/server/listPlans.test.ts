import { eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { clientOf } from '../../testing/client';
import { startProcesses } from '../../testing/processes';
import { bin, binRows } from '../content/bin/schema';
import { allKinds } from '../content/kinds';
import { versionItems, versions } from '../access/history/schema';
import { properties, regions } from '../access/places/schema';
import { securityLog } from '../access/security-log/schema';
import { apiTokens } from '../access/tokens/schema';
import { seal } from '../access/tokens/seal';
import { users } from '../access/users/schema';
import { alerts } from '../resources/alerts/schema';
import { assets, assetUses, tags } from '../resources/assets/schema';
import { hours } from '../resources/hours/schema';
import { notifications } from '../resources/notifications/schema';
import { releases } from '../resources/releases/schema';
import { sharedSpecials } from '../resources/shared-specials/schema';

const ROWS = 100_000;
/** How many of the rows belong to one property. */
const ITEMS = 100;

/** What a column of a filler row holds; most columns that may be empty are. */
function filling(name: string, column: PgColumn): SQL | null {
  if (name === 'propertyId') return sql`'house ' || n / ${ITEMS}::int`;
  if (name === 'id') return column.dataType === 'number' ? null : sql`'row ' || n`;
  if (name === 'sortIndex') return sql`n % ${ITEMS}::int`;
  if (!column.notNull || (column.hasDefault && !column.defaultFn)) return null;
  const type = column.getSQLType();
  if (type.startsWith('timestamp')) return sql`now() - n * interval '1 minute'`;
  if (type === 'date') return sql`current_date - n`;
  if (type === 'boolean') return sql`n % 2 = 0`;
  if (type === 'jsonb') return sql`'{}'::jsonb`;
  return type === 'text' ? sql`'text ' || n` : sql`n`;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
/** Without the count of all pages: for a whole table that reads all of it. */
const pageOf = (plan: Plan): Plan => ({
  ...plan,
  Plans: (plan.Plans ?? []).filter((part) => part['Parent Relationship'] !== 'InitPlan').map(pageOf),
});

describe(`Lists of tables with ${ROWS.toLocaleString('en-US')} rows`, () => {
  const serverAt = startProcesses(1);

  const server = () => serverAt(0);
  const filled = new Set<PgTable>();
  /** @param overrides the values of some columns, instead of those that follow from their type */
  const fill = (table: PgTable, overrides: Record<string, SQL> = {}) =>
    server().services.db.transaction(async (tx) => {
      // The rows may belong to things that do not exist.
      await tx.execute(sql`set local session_replication_role = replica`);
      const columns = Object.entries<PgColumn>(getTableColumns(table)).flatMap(([name, column]) => {
        const value = overrides[name] ?? filling(name, column);
        return value === null ? [] : [{ name: sql.identifier(column.name), value }];
      });
      const names = sql.join(
        columns.map(({ name }) => name),
        sql`, `,
      );
      const values = sql.join(
        columns.map(({ value }) => value),
        sql`, `,
      );
      await tx.execute(sql`insert into ${table} (${names}) select ${values} from generate_series(1, ${ROWS}::int) n`);
      await tx.execute(sql`analyze ${table}`);
    });

  /** The plans of a call's queries on a table. */
  async function plansOf(path: string, table: PgTable): Promise<Plan[]> {
    const { app, services } = server();
    const nobody = clientOf(app, null);
    const { email: username, password } = services.config.admin;
    const { body } = await nobody.post('/auth', { username, password });
    const { session } = services.db._;
    const prepareQuery = jest.spyOn(session, 'prepareQuery');
    const answer = await clientOf(app, body.data.token.value).get(path);
    const queries = prepareQuery.mock.calls
      .map(([query]) => query)
      .filter((query) => query.sql.includes(`from "${getTableName(table)}"`));
    prepareQuery.mockRestore();
    expect([answer.status, answer.body.data.length]).toEqual([200, path.includes('per_page') ? 30 : 1]);
    const plans: Plan[] = [];
    for (const { sql: text, params } of queries) {
      const explain = session.prepareQuery<{ execute: Plan[]; all: unknown; values: unknown }>(
        { sql: `explain (format json) ${text}`, params },
        undefined,
        undefined,
        true,
        (rows) => rows.map(([answer]) => (answer as [{ Plan: Plan }])[0].Plan),
      );
      plans.push(...(await explain.execute()));
    }
    return plans;
  }

  const scans = async (path: string, table: PgTable, partOf = (plan: Plan) => plan, overrides: Record<string, SQL> = {}) => {
    if (!filled.has(table)) await fill(table, overrides);
    filled.add(table);
    const plans = await plansOf(path, table);
    expect(plans.length).toBeGreaterThan(0);
    return plans
      .flatMap((plan) => nodesOf(partOf(plan)))
      .filter((node) => node['Relation Name'] === getTableName(table))
      .map((node) => node['Node Type']);
  };

  it('every kind of content: the page and the count come from an index', async () => {
    for (const { path, table } of allKinds()) {
      const found = await scans(`/properties/house%20500/${path}?per_page=30`, table);
      expect({ path, found: found.filter((node) => !/Index/.test(node)) }).toEqual({ path, found: [] });
      expect(found.length).toBeGreaterThan(1);
    }
  }, 120_000);

  it.each([
    ['/assets?per_page=30', assets],
    ['/security-log?per_page=30', securityLog],
    ['/properties?per_page=30', properties],
    ['/properties/names?per_page=30', properties],
    ['/alerts/assigned?per_page=30', properties],
    ['/users?per_page=30', users],
    ['/regions?per_page=30', regions],
    ['/tags?per_page=30', tags],
    ['/alerts?archived=false&per_page=30', alerts],
    ['/shared-specials?archived=false&per_page=30', sharedSpecials],
  ] as const)(
    '%s: an index gives the page in its order',
    async (path, table) => {
      const found = await scans(path, table, pageOf);
      expect(found[0]).toMatch(/Index/);
    },
    60_000,
  );

  it('tokens: an index gives the page in its order', async () => {
    const sealed = sql`${seal('a token', server().services.secretKey)}`;
    const found = await scans('/tokens?per_page=30', apiTokens, pageOf, { sealed });
    expect(found[0]).toMatch(/Index/);
  }, 60_000);

  it('unused files, and the uses of a file, come from an index', async () => {
    for (const table of [assets, sharedSpecials]) if (!filled.has(table)) await fill(table);
    [assets, sharedSpecials].forEach((table) => filled.add(table));
    // Half of all files are used.
    const values = {
      assetId: sql`'row ' || least(n, ${ROWS / 2}::int)`,
      tableName: sql`'shared_specials'`,
      itemId: sql`'row ' || n`,
    };
    await fill(assetUses, values);
    const plans = await plansOf('/assets?unused=true&per_page=30', assets);
    const found = plans.flatMap((plan) => nodesOf(pageOf(plan))).filter((node) => node['Relation Name']);
    expect(found.map((node) => [node['Relation Name'], /Index/.test(node['Node Type'])])).toEqual([
      ['assets', true],
      ['asset_uses', true],
    ]);
    const places = [
      ...(await plansOf('/assets/row%20500/usage', assetUses)),
      ...(await plansOf('/assets/row%20500/usage', sharedSpecials)),
    ].flatMap(nodesOf);
    const read = places.filter((node) => node['Relation Name']).map((node) => node['Node Type']);
    expect(read.filter((node) => !/Index/.test(node))).toEqual([]);
    expect(read.length).toBeGreaterThan(1);
  }, 120_000);

  it('deleted items in the activity log, and entries of the bin by item, come from an index', async () => {
    await fill(bin, { kind: sql`'calendars'`, deletedBy: sql`'{"id": "1", "name": "Nora"}'` });
    await fill(binRows, {
      binId: sql`'row ' || n`,
      tableName: sql`'calendar_events'`,
      content: sql`'{"id": "event ' || n || '"}'`,
    });
    await fill(versionItems, { kind: sql`'calendar-events'`, itemId: sql`'event ' || n` });
    const item = sql`(select id from version_items where kind = 'calendar-events' and item_id = 'event ' || n)`;
    await fill(versions, { item, action: sql`'deleted'` });
    for (const [path, table] of [
      ['/activity?per_page=30&action=deleted', binRows],
      ['/bin?item_id=text%20500', bin],
    ] as const) {
      const plans = await plansOf(path, table);
      const read = plans.flatMap(nodesOf).filter((node) => node['Relation Name']?.startsWith('bin'));
      expect({ path, found: read.filter((node) => !/Index/.test(node['Node Type'])) }).toEqual({ path, found: [] });
      expect(read.length).toBeGreaterThan(1);
    }
  }, 120_000);

  it('rows that belong to a person, a remote or a property come from an index', async () => {
    const [me] = await server()
      .services.db.select({ id: users.id })
      .from(users)
      .where(eq(users.email, serverAt(0).services.config.admin.email));
    const everybody = sql`case when n <= 100 then ${me?.id ?? ''} else 'person ' || n / ${ITEMS}::int end`;
    const lists = [
      ['/notifications?per_page=30', notifications, { userId: everybody }],
      ['/remotes/remote%20500/releases?per_page=30', releases, { remote: sql`'remote ' || n / ${ITEMS}::int` }],
      ['/properties/row%20500/hours', hours, { propertyId: sql`'row ' || n` }],
    ] as const;
    for (const [path, table, values] of lists) {
      const found = await scans(path, table, undefined, values);
      expect({ path, found: found.filter((node) => !/Index/.test(node)) }).toEqual({ path, found: [] });
    }
  }, 120_000);
});
