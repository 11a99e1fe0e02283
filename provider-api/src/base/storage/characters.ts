import type { ClientBase } from 'pg';
import { ConfigError } from '../configError';

interface Encoding {
  name: string;
  ctype: string;
  /** Of one character at most. */
  bytes: number;
}

const ADVICE = 'with the encoding UTF8 and an LC_CTYPE such as C.UTF-8.';

async function readEncoding(client: ClientBase): Promise<Encoding | undefined> {
  const { rows } = await client.query<Encoding>(`
    select pg_encoding_to_char(encoding) as name, datctype as ctype, pg_encoding_max_length(encoding) as bytes
    from pg_database where datname = current_database()`);
  return rows[0];
}

/**
 * Refuses an encoding of several bytes other than UTF8: the functions of the tables cannot be created with it.
 * @throws ConfigError
 */
export async function refuseUnusableEncoding(client: ClientBase): Promise<void> {
  const encoding = await readEncoding(client);
  if (!encoding || encoding.name === 'UTF8' || encoding.bytes === 1) return;
  throw new ConfigError(`The database was created with the encoding ${encoding.name}, which cannot be used. Create it ${ADVICE}`);
}

/**
 * Warns about a database that counts bytes instead of letters, does not know that É is the capital of é, or lacks letters. A database
 * keeps what it was created with, and works otherwise, so it is not refused.
 */
export async function warnOfUnsuitableCharacters(client: ClientBase): Promise<void> {
  const encoding = await readEncoding(client);
  if (!encoding || (await knowsLetters(client, encoding))) return;
  const { name, ctype } = encoding;
  const refused = name === 'UTF8' || name === 'SQL_ASCII' ? '' : `; texts with letters that ${name} lacks are refused`;
  console.warn(
    `The database was created with the encoding ${name} and the LC_CTYPE ${ctype}, with which letters such as É ` +
      `are not counted or found correctly${refused}. Create it ${ADVICE}`,
  );
}

async function knowsLetters(client: ClientBase, { name }: Encoding): Promise<boolean> {
  if (name !== 'UTF8') return false;
  // A statement of its own: other encodings refuse these numbers even where they are not used.
  const { rows } = await client.query<{ knows: boolean }>(`select lower(chr(201)) = chr(233) as knows`);
  return rows[0]?.knows === true;
}
