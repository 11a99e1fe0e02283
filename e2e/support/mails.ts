import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @returns the path of the link in the last mail that a server has written to somebody; undefined while there is none */
export function mailedLink(dataDir: string, email: string): string | undefined {
  const folder = path.join(dataDir, 'mail');
  if (!existsSync(folder)) return undefined;
  const mails = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const mail = mails.filter((text) => text.includes(`To: ${email}`)).at(-1);
  return /\/reset-password\/\S+/.exec(mail ?? '')?.[0];
}
