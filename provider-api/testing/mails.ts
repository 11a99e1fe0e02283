import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../src/http/app';

/** The mails to an address once all that waited has gone out, as they lie in the data directory, in their order. */
export async function mailsTo({ mail, config }: Services, email: string): Promise<string[]> {
  await mail.settled();
  const folder = join(config.dataDir, 'mail');
  const mails = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((text) => text.includes(`To: ${email}`));
}

/** The last of them; empty when there is none. */
export const lastMailTo = async (services: Services, email: string): Promise<string> =>
  (await mailsTo(services, email)).at(-1) ?? '';

/** The token of the link in a mail. */
export const resetTokenIn = (mail: string): string => /reset-password\/(\S+)/.exec(mail)?.[1] ?? 'none';
