import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { fromStorageError } from '../../http/storageErrors';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase } from '../../../testing/newDatabase';
import { proxyTo } from '../../../testing/postgresProxy';
import { connectionFault } from './connectionFault';
import { openPostgres, poolFor } from './postgres';

const serverUrl = () => process.env[POSTGRES_URL] ?? '';

describe('A PostgreSQL server', () => {
  it('lets several processes start at once on an empty database: the migrations run once', async () => {
    const name = await newDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(`${serverUrl()}/${name}`)));
    for (const storage of opened) await expect(storage.check()).resolves.toBeUndefined();
    const [first] = opened;
    const { rows } = (await first?.db.execute(
      sql`select count(*)::int - count(distinct hash)::int as twice from drizzle.__drizzle_migrations`,
    )) as unknown as {
      rows: { twice: number }[];
    };
    expect(rows).toEqual([{ twice: 0 }]);
    await first?.db.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    await expect(first?.check()).rejects.toThrow('lacks migrations of this program');
    for (const storage of opened) await storage.close();
  });

  it('may be a pooler: connections ask for nothing that one refuses, and have their time limits all the same', async () => {
    const proxy = await proxyTo(serverUrl());
    const storage = await openPostgres(`${proxy.url}/${await newDatabase()}`, { idleLimit: 7_000 });
    const { rows } = (await storage.db.execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    )) as unknown as { rows: object[] };
    await storage.close();
    await proxy.cut();
    expect(rows).toEqual([{ statement: '30s', idle: '7s' }]);
    // PgBouncer ends a connection that asks for any other setting.
    expect(proxy.settings()).toEqual(['client_encoding', 'database', 'user']);
  });

  it('that cannot be reached is an error at once', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow(
      'The database server at 127.0.0.1:1 cannot be reached (ECONNREFUSED). Check DATABASE_URL.',
    );
  });

  it('that refuses the password, or lacks the database, is reported without the password', async () => {
    const { host } = new URL(serverUrl());
    await expect(openPostgres(`postgres://postgres:guessed@${host}/postgres`)).rejects.toThrow(
      `The database server at ${host} refuses the user or the password. Check DATABASE_URL.`,
    );
    await expect(openPostgres(`${serverUrl()}/nothing`)).rejects.toThrow(
      `The database server at ${host} has no database 'nothing'. Check DATABASE_URL.`,
    );
    // Without a name, it is the one of the user.
    const unnamed = connectionFault({ code: '3D000' }, `postgres://anna:secret@${host}`);
    expect(unnamed.message).toBe(`The database server at ${host} has no database 'anna'. Check DATABASE_URL.`);
    const spaced = connectionFault({ code: '3D000' }, `postgres://anna:secret@${host}/the%20house`);
    expect(spaced.message).toContain(`has no database 'the house'.`);
    const percent = 'A % in the address is written as %25. Check DATABASE_URL.';
    await expect(openPostgres(`postgres://anna:secret@${host}/100%`)).rejects.toThrow(percent);
  });

  it('whose address names a certificate that cannot be read is reported with the name of that file', async () => {
    const { host } = new URL(serverUrl());
    await expect(
      openPostgres(`postgres://anna:secret@${host}/house?sslmode=verify-full&sslrootcert=/nowhere.pem`),
    ).rejects.toThrow(`The file '/nowhere.pem' cannot be read (ENOENT). Check DATABASE_URL.`);
  });

  it.each([
    ['SQL_ASCII', 'C'],
    ['UTF8', 'C'],
  ])('whose database has the encoding %s and the LC_CTYPE %s is used, with a warning', async (encoding, ctype) => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const settings = `encoding '${encoding}' lc_collate 'C' lc_ctype '${ctype}'`;
    const storage = await openPostgres(`${serverUrl()}/${await newDatabase('template0', settings)}`);
    await expect(storage.check()).resolves.toBeUndefined();
    await storage.close();
    expect(warning).toHaveBeenCalledTimes(1);
    expect(warning).toHaveBeenCalledWith(
      expect.stringContaining(`created with the encoding ${encoding} and the LC_CTYPE ${ctype}, with which letters such as É`),
    );
    warning.mockRestore();
  });

  it.each([
    ['belongs to somebody else', 'alter role guest nocreatedb', 'The user of DATABASE_URL may not create tables'],
    ['is read-only', 'alter database %s set default_transaction_read_only = on', 'The database is read-only'],
  ])('whose database %s is reported as such', async (_, statement, message) => {
    const name = await newDatabase('template0');
    const admin = new Client({ connectionString: serverUrl() });
    await admin.connect();
    await admin.query(`do $$ begin create role guest login password 'guest'; exception when duplicate_object then null; end $$`);
    await admin.query(statement.replace('%s', name));
    await admin.end();
    const url = new URL(`${serverUrl()}/${name}`);
    if (message.includes('may not')) Object.assign(url, { username: 'guest', password: 'guest' });
    await expect(openPostgres(url.href)).rejects.toThrow(message);
  });

  it.each([
    ['EUC_JP', 'was created with the encoding EUC_JP, which cannot be used. Create it with the encoding UTF8'],
    ['EUC_KR', 'was created with the encoding EUC_KR, which cannot be used. Create it with the encoding UTF8'],
    ['MULE_INTERNAL', 'was created with an encoding that cannot be used. Create one with the encoding UTF8'],
  ])('whose database has the encoding %s is refused', async (encoding, message) => {
    const settings = `encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`;
    await expect(openPostgres(`${serverUrl()}/${await newDatabase('template0', settings)}`)).rejects.toThrow(message);
  });

  it('whose database has the encoding of one language is used, and the warning says that other letters are refused', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const settings = `encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`;
    const storage = await openPostgres(`${serverUrl()}/${await newDatabase('template0', settings)}`);
    await storage.close();
    expect(warning).toHaveBeenCalledWith(
      expect.stringContaining('; texts with letters that LATIN1 lacks are refused. Create it'),
    );
    warning.mockRestore();
  });

  it('whose database knows the letters of all languages is used without a warning', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const settings = `encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`;
    const storage = await openPostgres(`${serverUrl()}/${await newDatabase('template0', settings)}`);
    await storage.close();
    expect(warning).not.toHaveBeenCalled();
    warning.mockRestore();
  });

  it('that goes down gives 503, and works again without a restart when it is back', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const proxy = await proxyTo(serverUrl());
    const storage = await openPostgres(`${proxy.url}/${await newDatabase()}`);
    await proxy.cut();
    const error = await storage.check().catch((reason: unknown) => reason);
    expect(fromStorageError(error)).toMatchObject({ statusCode: 503, extra: { retryAfter: 5 } });
    await proxy.restore();
    await expect(storage.check()).resolves.toBeUndefined();
    await storage.close();
    await proxy.cut();
    warning.mockRestore();
  });

  it('that goes down between two statements of a transaction ends that transaction but not the process', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = await openPostgres(`${serverUrl()}/${await newDatabase()}`);
    const error = await storage.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 50`);
        await new Promise((resolve) => setTimeout(resolve, 500));
        await tx.execute(sql`select 1`);
      })
      .catch((reason: unknown) => reason);
    expect(fromStorageError(error)).toMatchObject({ statusCode: 503, extra: { retryAfter: 5 } });
    await expect(storage.check()).resolves.toBeUndefined();
    expect(warning).toHaveBeenCalledWith(expect.stringMatching(/^A database connection was lost: /));
    await storage.close();
    warning.mockRestore();
  });

  it('whose connections are all in use is waited for, longer than one that cannot be reached', async () => {
    const storage = await openPostgres(`${serverUrl()}/${await newDatabase()}`);
    const burst = Array.from({ length: 10 }, () => storage.db.execute(sql`select pg_sleep(3.2)`));
    await expect(storage.check()).resolves.toBeUndefined();
    await Promise.all(burst);
    await storage.close();
  });

  it('that accepts a connection but never answers is given up within seconds', async () => {
    const silentServer = createServer().listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    const pool = poolFor(`postgres://nobody@127.0.0.1:${(silentServer.address() as AddressInfo).port}/nothing`);
    const error = await pool.query('select 1').catch((reason: unknown) => reason);
    // The timeout for connecting, not the longer one for a free connection.
    expect(error).toMatchObject({ message: 'timeout expired' });
    expect(fromStorageError(error)).toMatchObject({ statusCode: 503, extra: { retryAfter: 5 } });
    await pool.end();
    silentServer.close();
  });

  it('that stops answering is given up after a time limit', async () => {
    const proxy = await proxyTo(serverUrl());
    const storage = await openPostgres(`${proxy.url}/${await newDatabase()}`, { answerTimeout: 3000 });
    await storage.check();
    proxy.freeze();
    const error = await storage.check().catch((reason: unknown) => reason);
    expect(fromStorageError(error)).toMatchObject({ statusCode: 503, extra: { retryAfter: 5 } });
    await expect(storage.check()).resolves.toBeUndefined();
    await proxy.cut();
    await storage.close();
  });
});
