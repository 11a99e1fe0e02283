import { Client, type ClientBase } from 'pg';
import { ConfigError } from '../configError';
import { codeOf } from '../errorCode';

/** The oldest PostgreSQL that supports this program's SQL (api-contract §4). */
const MIN_VERSION = 15;

/**
 * A message about why the database server could not be used at the start, never including the password.
 * @param url DATABASE_URL
 */
export function connectionFault(error: unknown, url: string): ConfigError {
  const { host } = new URL(url);
  const code = connectionCode(error);
  const fault = (text: string) => new ConfigError(`${text} Check DATABASE_URL.`, { cause: error });
  if (error instanceof URIError) return fault('A % in the address is written as %25.');
  const { path } = error as NodeJS.ErrnoException;
  if (path !== undefined) return fault(`The file '${path}' cannot be read (${code}).`);
  // As the driver reads it: without a name in the address, it is that of the user.
  const name = new Client({ connectionString: url }).database;
  if (code.startsWith('28')) return fault(`The database server at ${host} refuses the user or the password.`);
  if (code === '3D000') return fault(`The database server at ${host} has no database '${name}'.`);
  // Of a database whose encoding cannot be read as UTF8.
  if (code === '0A000')
    return fault(
      `The database '${name}' was created with an encoding that cannot be used. Create one with the encoding UTF8 and an LC_CTYPE such as C.UTF-8.`,
    );
  return fault(`The database server at ${host} cannot be reached (${code || (error as Error).message}).`);
}

/** The code of a failed connection, or ''. A host name with several addresses is tried at each of them, and fails with all of their errors. */
export function connectionCode(error: unknown): string {
  const { errors } = error as Partial<AggregateError>;
  return codeOf(error) ?? codeOf(errors?.[0]) ?? '';
}

/** @throws ConfigError when the server is too old for this program's SQL */
export async function refuseOldServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < MIN_VERSION)
    throw new ConfigError(`The database server is PostgreSQL ${version}; ${MIN_VERSION} or newer is needed.`);
}
