import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ConfigError } from '../../base/configError';

/** A server's error answer. */
interface Refusal {
  message?: string;
  code?: string;
}

/**
 * Asks a running server for a backup, as the super user that BACKUP_EMAIL and BACKUP_PASSWORD name (else ADMIN_EMAIL and
 * ADMIN_PASSWORD), or with the session of BACKUP_TOKEN.
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
  const { BACKUP_EMAIL, BACKUP_PASSWORD, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const body = { username: BACKUP_EMAIL ?? ADMIN_EMAIL, password: BACKUP_PASSWORD ?? ADMIN_PASSWORD };
  if (!body.username || !body.password)
    throw new ConfigError('Set BACKUP_EMAIL and BACKUP_PASSWORD to those of a super user, or BACKUP_TOKEN to a session.');
  const response = await post(site, '/auth', { 'content-type': 'application/json' }, JSON.stringify(body));
  if (response.status !== 201) throw await refusal(site, response);
  return ((await response.json()) as { data: { token: { value: string } } }).data.token.value;
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
  const { message } = (await response.json().catch(() => ({}))) as Refusal;
  return new ConfigError(`${site} refuses the backup (${response.status}): ${message ?? 'no reason given'}`);
}
