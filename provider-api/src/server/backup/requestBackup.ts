import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Secret, TOTP } from 'otpauth';
import { ConfigError } from '../../base/configError';

/** A server's error answer. */
interface Refusal {
  message?: string;
  code?: string;
}

/**
 * Asks a running server for a backup, as the super user that BACKUP_EMAIL and BACKUP_PASSWORD name (else ADMIN_EMAIL and
 * ADMIN_PASSWORD), with a code of the app whose key is BACKUP_APP_KEY where one is asked for, or with the session of BACKUP_TOKEN.
 * @param address of the site
 * @throws ConfigError when it is unreachable or refuses
 */
export async function requestBackup(address: string): Promise<Readable> {
  const site = address.replace(/\/+$/, '');
  const token = process.env.BACKUP_TOKEN ?? (await signIn(site));
  const response = await post(site, '/backup', { authorization: `Bearer ${token}` });
  if (response.status !== 200 || !response.body) throw await refusal(site, response);
  return Readable.fromWeb(response.body as ReadableStream);
}

async function signIn(site: string): Promise<string> {
  const { BACKUP_EMAIL, BACKUP_PASSWORD, BACKUP_APP_KEY, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const username = BACKUP_EMAIL ?? ADMIN_EMAIL;
  const password = BACKUP_PASSWORD ?? ADMIN_PASSWORD;
  if (!username || !password)
    throw new ConfigError('Set BACKUP_EMAIL and BACKUP_PASSWORD to those of a super user, or BACKUP_TOKEN to a session.');
  const code = BACKUP_APP_KEY && codeOf(BACKUP_APP_KEY);
  const headers = { 'content-type': 'application/json' };
  const response = await post(site, '/auth', headers, JSON.stringify({ username, password, code }));
  if (response.status !== 201) throw await refusal(site, response);
  return ((await response.json()) as { data: { token: { value: string } } }).data.token.value;
}

/** The code that an authenticator app shows now. @param key as it was shown when the app was set up, in groups of letters */
function codeOf(key: string): string {
  try {
    return new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '').toUpperCase()) }).generate();
  } catch (error) {
    throw new ConfigError('BACKUP_APP_KEY must be the key that was shown when the authenticator app was set up.', {
      cause: error,
    });
  }
}

async function post(site: string, path: string, headers: Record<string, string>, body: string | null = null): Promise<Response> {
  try {
    return await fetch(`${site}/api${path}`, { method: 'POST', headers, body });
  } catch (error) {
    throw new ConfigError(`No server answers at ${site}. Give its address with --from, or use --stopped if it is not running.`, {
      cause: error,
    });
  }
}

async function refusal(site: string, response: Response): Promise<ConfigError> {
  const { message = 'no reason given', code } = (await response.json().catch(() => ({}))) as Refusal;
  const hint = code === 'second_factor_required' ? ' Set BACKUP_APP_KEY to the key of the authenticator app.' : '';
  return new ConfigError(`${site} refuses the backup (${response.status}): ${message}${hint}`);
}
