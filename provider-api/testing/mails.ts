import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../src/http/app';

/** Waits until every queued mail is sent, then reads those to an address from the data directory, the oldest first. */
export async function mailsTo({ mail, config }: Services, email: string): Promise<string[]> {
  await mail.settled();
  const folder = join(config.dataDir, 'mail');
  const mails = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((text) => text.includes(`To: ${email}`));
}

/** The last of these mails; empty if there is none. */
export const lastMailTo = async (services: Services, email: string): Promise<string> =>
  (await mailsTo(services, email)).at(-1) ?? '';

/** The token in the link of a mail. */
export const resetTokenIn = (mail: string): string => /reset-password\/(\S+)/.exec(mail)?.[1] ?? 'none';
