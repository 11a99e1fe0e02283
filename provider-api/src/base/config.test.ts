import { readConfig, readStoreConfig } from './config';
import { DEMO_EMAIL, DEMO_PASSWORD } from './demoAccount';
import { ConfigError } from './configError';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://back.house.example/',
  ADMIN_EMAIL: 'owner@house.example',
  ADMIN_PASSWORD: 'a long password',
  SMTP_URL: 'smtps://mail.house.example',
};

describe('Settings', () => {
  it('without any setting a newcomer gets the embedded demo on port 4000 of this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: null,
      demoData: true,
      publicUrl: 'http://localhost:4000',
      admin: { email: DEMO_EMAIL, password: DEMO_PASSWORD, isDemo: true },
    });
  });

  it('a failing version of a remote is withdrawn at 2 people and 20 % in 10 minutes unless configured otherwise', () => {
    expect(readConfig({}).releaseFailures).toEqual({ people: 2, share: 0.2, minutes: 10 });
    const environment = { RELEASE_FAILURE_PEOPLE: '5', RELEASE_FAILURE_SHARE: '50', RELEASE_FAILURE_MINUTES: '60' };
    expect(readConfig(environment).releaseFailures).toEqual({ people: 5, share: 0.5, minutes: 60 });
  });

  it('a switch is turned on by 1 or true, off by 0 or false, and by nothing else', () => {
    const encrypts = (text: string) => readConfig({ SMTP_REQUIRE_TLS: text }).smtpRequireTls;
    expect(['1', 'true', '0', 'false'].map(encrypts)).toEqual([true, true, false, false]);
    expect(() => encrypts('yes')).toThrow('SMTP_REQUIRE_TLS must be 1 or 0.');
  });

  it('backup and restore need only the variables of the store', () => {
    const databaseUrl = 'postgres://innkeeper@db.house.example/innkeeper';
    const bucket = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const read = readStoreConfig({ NODE_ENV: 'production', DATABASE_URL: databaseUrl, ...bucket });
    expect(read).toMatchObject({ databaseUrl, port: 4000, s3: { bucket: 'media' } });
    expect(() => readStoreConfig({ DATABASE_URL: 'db.house.example' })).toThrow('DATABASE_URL');
  });

  it('production uses its own credentials and has no demo data', () => {
    expect(readConfig(production)).toMatchObject({
      demoData: false,
      publicUrl: 'https://back.house.example',
      admin: { isDemo: false },
    });
  });

  it.each([
    'https://back.house.example?to=1',
    'https://back.house.example/#top',
    'https://anna:pw@back.house.example',
    'https://:pw@back.house.example',
  ])('paths are appended to the public address, so %s is refused', (address) => {
    for (const name of ['PUBLIC_URL', 'REMOTES_URL'])
      expect(() => readConfig({ [name]: address })).toThrow(`${name} must be an address without a user, '?' and '#'.`);
  });

  it.each(['SECRET_KEY', 'PUBLIC_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'])('production needs %s and says so', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(`${name} must be set together with NODE_ENV=production.`);
  });

  it.each([{ ADMIN_PASSWORD: DEMO_PASSWORD }, { ADMIN_EMAIL: DEMO_EMAIL }])(
    'production refuses the demo credentials: %j',
    (demo) => {
      expect(() => readConfig({ ...production, ...demo })).toThrow('The demo credentials are refused in production');
    },
  );

  it('production starts without a mail server, and the start warns of it unless MAIL=folder says that it is meant', () => {
    const { SMTP_URL: _smtp, ...silent } = production;
    const { smtpUrl, warnOfMail } = readConfig(silent);
    expect([smtpUrl, warnOfMail]).toEqual([null, true]);
    for (const env of [production, { ...silent, MAIL: 'folder' }, {}]) expect(readConfig(env).warnOfMail).toBe(false);
  });

  it('the mailbox that a login shell names in MAIL is no setting', () => {
    const MAIL = '/var/mail/anna';
    const { SMTP_URL: _smtp, ...silent } = production;
    expect(readConfig({ ...silent, MAIL }).warnOfMail).toBe(true);
    expect(readConfig({ ...production, MAIL })).toEqual(readConfig(production));
  });

  it('with a PostgreSQL server, a first user and a secret key are required, and demo data is optional', () => {
    const DATABASE_URL = 'postgres://db.example/innkeeper';
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      'SECRET_KEY, ADMIN_EMAIL, ADMIN_PASSWORD must be set together with DATABASE_URL.',
    );
    const required = { DATABASE_URL, SECRET_KEY: 'key', ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'long enough' };
    expect(readConfig(required).demoData).toBe(false);
    expect(readConfig({ ...required, DEMO_DATA: '1' }).demoData).toBe(true);
  });

  it('the message about an invalid address does not repeat it, because it may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres:secret@db' })).toThrow(/^DATABASE_URL (?!.*secret)/);
  });

  it('a password that breaks its address is told how to be written, and is not repeated', () => {
    for (const [name, scheme] of [
      ['SMTP_URL', 'smtp'],
      ['DATABASE_URL', 'postgres'],
    ] as const)
      for (const password of ['se#cret', 'se/cret', 'se?cret'])
        expect(() => readConfig({ [name]: `${scheme}://house:${password}@db.example/x` })).toThrow(
          new RegExp(`^${name} (?!.*cret).*is written as %23, / as %2F`),
        );
    expect(() => readConfig({ SMTP_URL: 'mail.house.example' })).toThrow(/smtps:\/\/\.$/);
  });

  it("the address of remotes' files can be set, and loses its final slash", () => {
    expect(readConfig({}).remotesUrl).toBeNull();
    expect(readConfig({ REMOTES_URL: 'https://cdn.example/remotes/' }).remotesUrl).toBe('https://cdn.example/remotes');
  });

  it('only proxies that are listed are trusted', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PUBLIC_URL: 'house' }, 'PUBLIC_URL'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SMTP_URL: 'mail.house.example' }, 'SMTP_URL'],
    [{ SMTP_REQUIRE_TLS: 'sometimes' }, 'SMTP_REQUIRE_TLS'],
    [{ MAIL_FROM: 'The House' }, 'MAIL_FROM'],
    [{ SESSION_IDLE_MINUTES: '4' }, 'SESSION_IDLE_MINUTES'],
    [{ SECOND_FACTOR: 'admins' }, 'SECOND_FACTOR'],
    [{ MAIL: 'pigeon' }, 'MAIL'],
    [{ ...production, MAIL: 'folder' }, 'MAIL'],
    [{ DATABASE_URL: 'mysql://db.example/innkeeper' }, 'DATABASE_URL'],
    [{ S3_BUCKET: 'house', S3_ENDPOINT: 'store.example' }, 'S3_ENDPOINT'],
    [{ S3_BUCKET: 'house', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'house', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID'],
    [{ REMOTES_URL: 'cdn.example' }, 'REMOTES_URL'],
    [{ CORS_ORIGINS: 'https://a.example,b.example' }, 'CORS_ORIGINS'],
    [{ TRUSTED_PROXIES: 'balancer' }, 'TRUSTED_PROXIES'],
    [{ RELEASE_FAILURE_PEOPLE: '1' }, 'RELEASE_FAILURE_PEOPLE'],
    [{ RELEASE_FAILURE_SHARE: '0.2' }, 'RELEASE_FAILURE_SHARE'],
    [{ RELEASE_FAILURE_SHARE: '101' }, 'RELEASE_FAILURE_SHARE'],
    [{ RELEASE_FAILURE_MINUTES: '0' }, 'RELEASE_FAILURE_MINUTES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ ...production, DEMO_DATA: '1' }, 'DEMO_DATA'],
    [{ ...production, SECRET_KEY: 'k'.repeat(15) }, 'SECRET_KEY'],
    [{ REMOTE_OVERRIDES: '1' }, 'REMOTE_OVERRIDES'],
    [{ REMOTE_OVERRIDES: 'http://localhost:4010/' }, 'REMOTE_OVERRIDES'],
    [{ ...production, REMOTE_OVERRIDES: 'http://localhost:4010' }, 'REMOTE_OVERRIDES'],
  ])('%j is refused by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });
});
