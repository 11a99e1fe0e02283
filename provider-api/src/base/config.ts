import { resolve } from 'node:path';
import type { ReleaseLimits } from 'shared-kit/rules/remote/releaseLimits';
import type { FailureLimits } from 'shared-kit/rules/releaseFailures';
import { ConfigError } from './configError';
import { refuseDemo, refuseMissing, refuseShortKey, refuseUnclearMail } from './configRefusals';
import {
  parseList,
  readBaseUrl,
  readEmail,
  readFailureLimits,
  readLevel,
  readLimits,
  readMail,
  readOrigins,
  readPort,
  readProxies,
  readS3,
  readSwitch,
  readUrl,
  readSecondFactor,
  readInteger,
  type S3Settings,
  type SecondFactor,
} from './configValues';
import { DEMO_EMAIL, DEMO_PASSWORD } from './demoAccount';
import { repositoryRoot } from './storage/paths';

/** All settings of the process (api-contract §5). */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  admin: { email: string; password: string; isDemo: boolean };
  demoData: boolean;
  /** Who must use a second factor in addition to the password: nobody, super users, or everybody. */
  secondFactor: SecondFactor;
  /** Minutes without a call after which a session ends by itself. */
  sessionIdleMinutes: number;
  /** Null: generated once and stored in the data directory. */
  secretKey: string | null;
  publicUrl: string;
  corsOrigins: string[];
  /** Addresses of the trusted proxies that report the caller's address; empty: none is trusted. */
  trustedProxies: string[];
  /** Null: mail is written to the data directory, and its links to the log. */
  smtpUrl: string | null;
  /**
   * Whether to warn at the start that mail goes to the data directory: in production, unless the settings say that this
   * is intended.
   */
  warnOfMail: boolean;
  /** Whether mail is sent only over an encrypted connection (STARTTLS, or smtps:). */
  smtpRequireTls: boolean;
  /** The sender's address; null: no-reply@ the host of `publicUrl`. */
  mailFrom: string | null;
  s3: S3Settings | null;
  /** The built site; absent parts are answered with 404. */
  siteDir: string;
  /** Where browsers find the files of remotes, without a trailing slash, if that is not `/remotes` of this site: a CDN. */
  remotesUrl: string | null;
  /** Origins from which super users may load their own remote; empty in production. */
  remoteOverrides: string[];
  /** When reports of pages withdraw a version of a remote. */
  releaseFailures: FailureLimits;
  /** What releases of remotes may hold. */
  releaseLimits: ReleaseLimits;
  logLevel: string;
  /** How long one attempt to send a mail may take, in milliseconds. */
  mailTimeout: number;
  /** How often the mail queue is checked, in milliseconds. */
  mailPause: number;
  /** How many days the security log keeps an entry. */
  securityLogDays: number;
  /** How many days the history keeps a version. */
  historyDays: number;
  /** Cost of a password hash, as the exponent of scrypt's N. */
  passwordCost: number;
}

type Environment = Record<string, string | undefined>;

/** Where everything is stored, and where a server on this machine listens. */
export type StoreConfig = Pick<Config, 'port' | 'dataDir' | 'databaseUrl' | 's3'>;

/**
 * Reads and checks the settings of a program that only accesses the store: those of sign-in and mail are not included.
 * @throws ConfigError naming the variable that is wrong
 */
export function readStoreConfig(env: Environment = process.env): StoreConfig {
  const value = valuesOf(env);
  return {
    port: readPort(value('PORT')),
    dataDir: resolve(value('DATA_DIR') ?? resolve(repositoryRoot(), '.data')),
    databaseUrl: readUrl('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:']),
    s3: readS3(value),
  };
}

const valuesOf = (env: Environment) => (name: string) => env[name]?.trim() || null;

/**
 * Reads and checks the environment (api-contract §5).
 * @param env variables, `process.env` by default
 * @throws ConfigError naming every variable that is missing or wrong
 */
export function readConfig(env: Environment = process.env): Config {
  const value = valuesOf(env);
  const production = env.NODE_ENV === 'production';
  const store = readStoreConfig(env);
  const { databaseUrl, port } = store;
  refuseMissing(production, databaseUrl, value);
  refuseShortKey(production, value('SECRET_KEY'));
  const mail = readMail(value('MAIL'));
  refuseUnclearMail(value('SMTP_URL'), mail);
  const email = value('ADMIN_EMAIL') ?? DEMO_EMAIL;
  const password = value('ADMIN_PASSWORD') ?? DEMO_PASSWORD;
  const demoData = readSwitch('DEMO_DATA', value('DEMO_DATA'));
  refuseDemo(production, email, password, demoData === true);
  return {
    ...store,
    production,
    host: value('HOST') ?? '127.0.0.1',
    admin: { email, password, isDemo: password === DEMO_PASSWORD },
    demoData: demoData ?? (databaseUrl === null && !production),
    secondFactor: readSecondFactor(value('SECOND_FACTOR')),
    sessionIdleMinutes: readInteger('SESSION_IDLE_MINUTES', value('SESSION_IDLE_MINUTES'), 5, 10_080, 720),
    secretKey: value('SECRET_KEY'),
    publicUrl: readBaseUrl('PUBLIC_URL', value('PUBLIC_URL')) ?? `http://localhost:${port}`,
    corsOrigins: readOrigins('CORS_ORIGINS', parseList(value('CORS_ORIGINS')), 'https://www.house.example'),
    trustedProxies: readProxies(parseList(value('TRUSTED_PROXIES'))),
    smtpUrl: readUrl('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:']),
    warnOfMail: production && value('SMTP_URL') === null && mail === null,
    smtpRequireTls: readSwitch('SMTP_REQUIRE_TLS', value('SMTP_REQUIRE_TLS')) ?? true,
    mailFrom: readEmail('MAIL_FROM', value('MAIL_FROM')),
    siteDir: resolve(value('SITE_DIR') ?? resolve(repositoryRoot(), 'shell/dist')),
    remotesUrl: readBaseUrl('REMOTES_URL', value('REMOTES_URL')),
    remoteOverrides: readOverrides(production, parseList(value('REMOTE_OVERRIDES'))),
    releaseFailures: readFailureLimits(value),
    releaseLimits: readLimits(value),
    logLevel: readLevel(value('LOG_LEVEL') ?? 'info'),
    securityLogDays: readInteger('SECURITY_LOG_DAYS', value('SECURITY_LOG_DAYS'), 1, 36_500, 365),
    historyDays: readInteger('HISTORY_DAYS', value('HISTORY_DAYS'), 1, 36_500, 730),
    passwordCost: 16,
    // Some servers check a message for a minute or two before they accept it; a shorter timeout would send it twice.
    mailTimeout: 150_000,
    mailPause: 5_000,
  };
}

function readOverrides(production: boolean, origins: string[]): string[] {
  if (production && origins.length > 0) throw new ConfigError('REMOTE_OVERRIDES is refused in production.');
  return readOrigins('REMOTE_OVERRIDES', origins, 'http://localhost:4010');
}
