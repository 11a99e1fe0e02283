import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../src/http/app';

/** The last mail to an address once all that waited has gone out, as it lies in the data directory; empty when there is none. */
export async function lastMailTo({ mail, config }: Services, email: string): Promise<string> {
  await mail.settled();
  const folder = join(config.dataDir, 'mail');
  const mails = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((text) => text.includes(`To: ${email}`)).at(-1) ?? '';
}

/** The token of the link in a mail. */
export const resetTokenIn = (mail: string): string => /reset-password\/(\S+)/.exec(mail)?.[1] ?? 'none';
