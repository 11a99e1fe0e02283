import { resolve } from 'node:path';
import { repositoryRoot } from './storage/paths';

/** Everything the process is told from outside (api-contract §5). */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  admin: { email: string; password: string; isDemo: boolean };
  demoData: boolean;
  /** Null: made once and kept in the data directory. */
  secretKey: string | null;
  publicUrl: string;
  corsOrigins: string[];
  smtpUrl: string | null;
  s3: { bucket: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string } | null;
  /** The built site; absent parts are answered with 404. */
  siteDir: string;
  /** Origins from which super users may load a remote of their own; empty in production. */
  remoteOverrides: string[];
  logLevel: string;
  /** Cost of a password hash, as the exponent of scrypt's N. */
  passwordCost: number;
}

export const DEMO_EMAIL = 'admin@innkeeper.example';
export const DEMO_PASSWORD = 'innkeeper-demo';

/** A setting that the process cannot start with. The message says which variable and what to do. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

/**
 * Reads and checks the environment (api-contract §5).
 * @param env variables, `process.env` by default
 * @throws ConfigError naming every variable that is missing or wrong
 */
export function readConfig(env: Environment = process.env): Config {
  const value = (name: string) => env[name]?.trim() || null;
  const production = env.NODE_ENV === 'production';
  const databaseUrl = value('DATABASE_URL');
  const port = readPort(value('PORT'));
  refuseMissing(production, databaseUrl, value);
  const email = value('ADMIN_EMAIL') ?? DEMO_EMAIL;
  const password = value('ADMIN_PASSWORD') ?? DEMO_PASSWORD;
  refuseDemoCredentials(production, email, password);
  return {
    production,
    host: value('HOST') ?? '127.0.0.1',
    port,
    dataDir: resolve(value('DATA_DIR') ?? resolve(repositoryRoot(), '.data')),
    databaseUrl,
    admin: { email, password, isDemo: password === DEMO_PASSWORD },
    demoData: readSwitch('DEMO_DATA', value('DEMO_DATA')) ?? (databaseUrl === null && !production),
    secretKey: value('SECRET_KEY'),
    publicUrl: readPublicUrl(value('PUBLIC_URL') ?? `http://localhost:${port}`),
    corsOrigins: list(value('CORS_ORIGINS')),
    smtpUrl: value('SMTP_URL'),
    s3: readS3(value),
    siteDir: resolve(value('SITE_DIR') ?? resolve(repositoryRoot(), 'shell/dist')),
    remoteOverrides: readOverrides(production, list(value('REMOTE_OVERRIDES'))),
    logLevel: value('LOG_LEVEL') ?? 'info',
    passwordCost: 16,
  };
}

const list = (text: string | null) => (text ?? '').split(',').flatMap((part) => part.trim() || []);

function readOverrides(production: boolean, origins: string[]): string[] {
  if (production && origins.length > 0) throw new ConfigError('REMOTE_OVERRIDES is refused in production.');
  const wrong = origins.find((text) => !/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text);
  if (wrong) throw new ConfigError(`REMOTE_OVERRIDES must list origins such as http://localhost:4010; '${wrong}' is none.`);
  return origins;
}

function readPort(text: string | null): number {
  const port = text === null ? 4000 : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new ConfigError('PORT must be a number from 0 to 65535.');
  return port;
}

function readSwitch(name: string, text: string | null): boolean | null {
  if (text === null) return null;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new ConfigError(`${name} must be 1 or 0.`);
}

function readPublicUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new ConfigError('PUBLIC_URL must be a complete http or https address.');
  return text.replace(/\/+$/, '');
}

function readS3(value: (name: string) => string | null): Config['s3'] {
  const bucket = value('S3_BUCKET');
  if (bucket === null) return null;
  const optional = {
    endpoint: value('S3_ENDPOINT'),
    accessKeyId: value('S3_ACCESS_KEY_ID'),
    secretAccessKey: value('S3_SECRET_ACCESS_KEY'),
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== null));
  return { bucket, region: value('S3_REGION') ?? 'us-east-1', ...given };
}

function refuseMissing(production: boolean, databaseUrl: string | null, value: (name: string) => string | null) {
  const needed: string[] = [];
  if (production) needed.push('SECRET_KEY', 'PUBLIC_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD');
  else if (databaseUrl !== null) needed.push('SECRET_KEY', 'ADMIN_EMAIL', 'ADMIN_PASSWORD');
  const missing = needed.filter((name) => value(name) === null);
  if (missing.length === 0) return;
  const because = production ? 'NODE_ENV=production' : 'DATABASE_URL';
  throw new ConfigError(`${missing.join(', ')} must be set together with ${because}.`);
}

function refuseDemoCredentials(production: boolean, email: string, password: string) {
  if (production && (password === DEMO_PASSWORD || email === DEMO_EMAIL))
    throw new ConfigError('The demo credentials are refused in production: set ADMIN_EMAIL and ADMIN_PASSWORD to your own.');
  if (password.length < 8) throw new ConfigError('ADMIN_PASSWORD must be at least 8 characters.');
}
