import { isEmail } from 'shared-kit/rules/validation/text';
import { ConfigError } from './configError';
import { DEMO_EMAIL, DEMO_PASSWORD } from './demoAccount';

/** Minimum characters of a key that cannot be guessed. */
const KEY_MIN = 16;

/** @throws ConfigError naming the variables that this kind of installation must set and does not */
export function refuseMissing(production: boolean, databaseUrl: string | null, value: (name: string) => string | null) {
  const needed: string[] = [];
  if (production) needed.push('SECRET_KEY', 'PUBLIC_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD');
  else if (databaseUrl !== null) needed.push('SECRET_KEY', 'ADMIN_EMAIL', 'ADMIN_PASSWORD');
  const missing = needed.filter((name) => value(name) === null);
  if (missing.length === 0) return;
  const reason = production ? 'NODE_ENV=production' : 'DATABASE_URL';
  throw new ConfigError(`${missing.join(', ')} must be set together with ${reason}.`);
}

/** @throws ConfigError when a production key could be guessed */
export function refuseShortKey(production: boolean, key: string | null) {
  if (production && key !== null && key.length < KEY_MIN)
    throw new ConfigError(
      `SECRET_KEY must be at least ${KEY_MIN} characters in production: anybody who guesses it can read every API token.`,
    );
}

/** @throws ConfigError when MAIL has another value than 'folder', or is set together with a mail server */
export function refuseUnclearMail(smtpUrl: string | null, mail: string | null) {
  if (mail !== null && mail !== 'folder') throw new ConfigError("MAIL must be 'folder', or not be set.");
  if (mail !== null && smtpUrl !== null) throw new ConfigError('Set either SMTP_URL or MAIL=folder, not both.');
}

/** @throws ConfigError for demo credentials or demo data in production, or an administrator's account that could not be used */
export function refuseDemo(production: boolean, email: string, password: string, demoData: boolean) {
  if (production && (password === DEMO_PASSWORD || email === DEMO_EMAIL))
    throw new ConfigError('The demo credentials are refused in production: set ADMIN_EMAIL and ADMIN_PASSWORD to your own.');
  if (production && demoData)
    throw new ConfigError('DEMO_DATA=1 is refused in production: everybody knows the password of the people that it creates.');
  if (!isEmail(email)) throw new ConfigError('ADMIN_EMAIL must be an email address.');
  if (password.length < 8) throw new ConfigError('ADMIN_PASSWORD must be at least 8 characters.');
}
