import type { ClientBase } from 'pg';

interface Characters {
  encoding: string;
  ctype: string;
  suits: boolean;
}

/**
 * Warns about a database that counts bytes instead of letters, or does not know that É is the capital of é. A database
 * keeps what it was created with, and works otherwise, so it is not refused.
 */
export async function warnOfUnsuitableCharacters(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Characters>(`
    select pg_encoding_to_char(encoding) as encoding, datctype as ctype,
      pg_encoding_to_char(encoding) = 'UTF8' and lower(chr(201)) = chr(233) as suits
    from pg_database where datname = current_database()`);
  const [database] = rows;
  if (!database || database.suits) return;
  console.warn(
    `The database was created with the encoding ${database.encoding} and the LC_CTYPE ${database.ctype}, with which letters such as É ` +
      'are not counted or found correctly. Create it with the encoding UTF8 and an LC_CTYPE such as C.UTF-8.',
  );
}
