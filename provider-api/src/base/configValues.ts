import { isIP } from 'node:net';
import { readReleaseLimits, type ReleaseLimits } from 'shared-kit/rules/remote/releaseLimits';
import { FAILURE_LIMITS, type FailureLimits } from 'shared-kit/rules/releaseFailures';
import { isEmail } from 'shared-kit/rules/validation/text';
import { ConfigError } from './configError';

/* Each reads one environment variable (api-contract §5); an invalid value is refused, naming the variable. */

/** The entries of a comma-separated list, trimmed and without empty ones. */
export const parseList = (text: string | null): string[] => (text ?? '').split(',').flatMap((part) => part.trim() || []);

/** @returns the value of MAIL; null also for a path, which login shells set: the mailbox of whoever signed in to the machine */
export const readMail = (text: string | null): string | null => (text?.startsWith('/') ? null : text);

/** @returns a port, 4000 by default; 0 chooses a free one. @throws ConfigError */
export function readPort(text: string | null): number {
  const port = text === null ? 4000 : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new ConfigError('PORT must be a number from 0 to 65535.');
  return port;
}

/** @returns true for 1 and true, false for 0 and false, null when it is not set. @throws ConfigError */
export function readSwitch(name: string, text: string | null): boolean | null {
  if (text === null) return null;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new ConfigError(`${name} must be 1 or 0.`);
}

/** Reads a URL. The error does not quote the value, which may hold a password. @param protocols allowed ones, e.g. `https:` */
export function readUrl(name: string, text: string | null, protocols: string[]): string | null {
  if (text === null || (URL.canParse(text) && protocols.includes(new URL(text).protocol) && /^[a-z]+:\/\//i.test(text)))
    return text;
  const beginnings = protocols.map((protocol) => `${protocol}//`);
  const hint = text.includes('@') ? ' In a user name or a password, # is written as %23, / as %2F and ? as %3F.' : '';
  throw new ConfigError(`${name} must be a complete address that begins with ${beginnings.join(' or ')}.${hint}`);
}

/**
 * An address that paths are appended to, without a slash at its end.
 * @throws ConfigError also for an address with a user, or with a question mark or a hash, which no path can follow
 */
export function readBaseUrl(name: string, text: string | null): string | null {
  const base = readUrl(name, text, ['http:', 'https:']);
  if (base !== null && (/[?#]/.test(base) || hasUser(new URL(base))))
    throw new ConfigError(`${name} must be an address without a user, '?' and '#'.`);
  return base?.replace(/\/+$/, '') ?? null;
}

/** A password may also come without a name: `https://:password@host`. */
const hasUser = ({ username, password }: URL): boolean => username !== '' || password !== '';

/** @returns an email address without a name, null when it is not set. @throws ConfigError */
export function readEmail(name: string, text: string | null): string | null {
  if (text === null || isEmail(text)) return text;
  throw new ConfigError(`${name} must be an email address.`);
}

/** @returns the origins, each `https://host[:port]` without a path. @throws ConfigError with an example */
export function readOrigins(name: string, origins: string[], example: string): string[] {
  const wrong = origins.find((text) => !/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text);
  if (wrong) throw new ConfigError(`${name} must list origins such as ${example}; '${wrong}' is not one.`);
  return origins;
}

/** @returns addresses or networks (10.0.0.0/8) that are trusted to report the caller's address. @throws ConfigError */
export function readProxies(addresses: string[]): string[] {
  const wrong = addresses.find((text) => {
    const [address = '', bits = '0'] = text.split('/');
    const version = isIP(address);
    return version === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > (version === 4 ? 32 : 128);
  });
  if (wrong) throw new ConfigError(`TRUSTED_PROXIES must list addresses such as 10.0.0.5 or 10.0.0.0/8; '${wrong}' is not one.`);
  return addresses;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @returns the level of the log. @throws ConfigError */
export function readLevel(text: string): string {
  if (!LEVELS.includes(text)) throw new ConfigError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}.`);
  return text;
}

/** @returns an integer within a range. @throws ConfigError */
export function readInteger(name: string, text: string | null, from: number, to: number, fallback: number): number {
  if (text === null) return fallback;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new ConfigError(`${name} must be a whole number from ${from} to ${to}.`);
}

/** @returns when a version of a remote is withdrawn automatically. @throws ConfigError */
export function readFailureLimits(value: (name: string) => string | null): FailureLimits {
  const { people, share, minutes } = FAILURE_LIMITS;
  const read = (name: string, from: number, to: number, fallback: number) => readInteger(name, value(name), from, to, fallback);
  return {
    // One person alone never withdraws a version.
    people: read('RELEASE_FAILURE_PEOPLE', 2, 100_000, people),
    share: read('RELEASE_FAILURE_SHARE', 1, 100, share * 100) / 100,
    minutes: read('RELEASE_FAILURE_MINUTES', 1, 1440, minutes),
  };
}

/** @returns what releases of remotes may hold. @throws ConfigError */
export function readLimits(value: (name: string) => string | null): ReleaseLimits {
  try {
    return readReleaseLimits(value);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

export interface S3Settings {
  bucket: string;
  region: string;
  /** Unset for Amazon; set for any other S3-compatible store. */
  endpoint?: string;
  /** Unset: the SDK uses its usual sources (environment, instance role). */
  accessKeyId?: string;
  secretAccessKey?: string;
}

/**
 * @returns the settings of an S3 bucket, null when none is named
 * @throws ConfigError for an endpoint that is not an address, or for only half of the credentials, since the machine's
 * own would be used instead
 */
export function readS3(value: (name: string) => string | null): S3Settings | null {
  const bucket = value('S3_BUCKET');
  if (bucket === null) return null;
  const optional = {
    endpoint: readUrl('S3_ENDPOINT', value('S3_ENDPOINT'), ['http:', 'https:']),
    accessKeyId: value('S3_ACCESS_KEY_ID'),
    secretAccessKey: value('S3_SECRET_ACCESS_KEY'),
  };
  if ((optional.accessKeyId === null) !== (optional.secretAccessKey === null))
    throw new ConfigError('Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or neither of them.');
  const configured = Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== null));
  return { bucket, region: value('S3_REGION') ?? 'us-east-1', ...configured };
}

const SECOND_FACTOR_POLICIES = ['optional', 'super', 'everybody'] as const;
export type SecondFactor = (typeof SECOND_FACTOR_POLICIES)[number];

/** @returns who needs a second factor; nobody by default. @throws ConfigError */
export function readSecondFactor(text: string | null): SecondFactor {
  const policy = SECOND_FACTOR_POLICIES.find((name) => name === (text ?? 'optional'));
  if (!policy) throw new ConfigError(`SECOND_FACTOR must be one of ${SECOND_FACTOR_POLICIES.join(', ')}.`);
  return policy;
}
