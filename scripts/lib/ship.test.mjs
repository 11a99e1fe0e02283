import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createReleaseSite, release } from '../testing/releaseSite.mjs';
import { readOptions, ship } from './ship.mjs';
import { packFolder, PROGRAMS } from './shipPack.mjs';
import { Refusal } from './shipSite.mjs';

const NAME = 'mf-spa';
const folder = mkdtempSync(path.join(tmpdir(), 'ship-'));
const LONG = `${'deep/'.repeat(25)}page.js`;
mkdirSync(path.join(folder, 'pack/release', path.dirname(LONG)), { recursive: true });
for (const file of PROGRAMS) cpSync(path.join(__dirname, file), path.join(folder, 'pack', file));
const manifest = { name: NAME, version: '0.1.0-r2', type: 'module', bin: { [NAME]: 'ship.mjs' } };
for (const [file, text] of Object.entries({
  'package.json': JSON.stringify(manifest),
  'release/remote.json': JSON.stringify({ name: NAME, version: '0.1.0-2' }),
  [`release/${LONG}`]: 'page',
  'notes.txt': 'not a part of it',
})) {
  writeFileSync(path.join(folder, 'pack', file), text);
}
const bytes = packFolder(path.join(folder, 'pack'));

const site = createReleaseSite(NAME);
let to;
beforeAll(async () => {
  to = await site.start();
});
afterAll(() => {
  site.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => site.reset(release('0.1.0-1', 'live', '1', '1'), release('0.1.0-0', 'uploaded', '0', '0')));

async function shipRelease(options = {}) {
  const messages = [];
  const defaults = {
    name: NAME,
    version: '0.1.0-2',
    pack: () => bytes,
    to,
    token: 'secret',
    log: (message) => messages.push(message),
  };
  await ship({ ...defaults, ...options });
  return messages.at(-1);
}
const refusalOf = async (options) => {
  const error = await shipRelease(options).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  return error.message;
};

describe('a packed release', () => {
  it('is an archive that tar reads, long names too, and holds nothing else', () => {
    writeFileSync(path.join(folder, 'x.tgz'), bytes);
    const names = execFileSync('tar', ['-tzf', path.join(folder, 'x.tgz')], { encoding: 'utf8' });
    expect(names.trim().split('\n')).toEqual([
      'package/package.json',
      `package/release/${LONG}`,
      'package/release/remote.json',
      ...PROGRAMS.map((file) => `package/${file}`),
    ]);
    expect(gunzipSync(bytes).length % 512).toBe(0);
  });

  it('ships itself from a folder without the repository, with Node alone; packed again, it is the same', async () => {
    mkdirSync(path.join(folder, 'elsewhere'));
    execFileSync('tar', ['-xzf', path.join(folder, 'x.tgz'), '-C', path.join(folder, 'elsewhere')]);
    const script = path.join(folder, 'elsewhere/package/ship.mjs');
    const env = { INNKEEPER_TOKEN: 'secret', PATH: process.env.PATH };
    const output = await new Promise((resolve, reject) => {
      execFile(process.execPath, [script, '--to', to, '--share', '10'], { env, cwd: folder }, (error, out) =>
        error ? reject(error) : resolve(out),
      );
    });
    expect(output).toContain('mf-spa 0.1.0-2 is in use for 10% of the people (before: 0.1.0-1).');
    expect(site.received[0].equals(bytes)).toBe(true);
    expect(site.moved).toEqual({ release: '0.1.0-2', share: 10, why: null });
  });

  it('says what is wrong with the command and ends with 1', async () => {
    const script = path.join(folder, 'elsewhere/package/ship.mjs');
    const run = (...args) =>
      new Promise((resolve) => {
        execFile(process.execPath, [script, ...args], { env: {} }, (error, _, errorOutput) =>
          resolve([error?.code, errorOutput.trim()]),
        );
      });
    expect(await run()).toEqual([1, 'Name the site: --to https://innkeeper.example']);
    expect(await run('--too')).toEqual([1, expect.stringContaining("Unknown option '--too'")]);
  });
});

describe('shipping', () => {
  it('uploads and puts the version into use for everybody', async () => {
    expect(await shipRelease({ why: 'Massages' })).toBe('mf-spa 0.1.0-2 is in use for everybody (before: 0.1.0-1).');
    expect(site.moved).toEqual({ release: '0.1.0-2', share: 100, why: 'Massages' });
  });

  it('names people', async () => {
    expect(await shipRelease({ people: ['a@x.example'] })).toContain('in use for a@x.example');
    expect(site.moved).toMatchObject({ share: 0, people: ['a@x.example'] });
  });

  it('changes nothing when the version is in use already', async () => {
    site.reset(release('0.1.0-2', 'live', '2', '2'));
    expect(await shipRelease()).toBe('mf-spa 0.1.0-2 is in use already: nothing has changed.');
    expect(site.version).toBe(3);
  });

  it('promotes what some people try', async () => {
    site.releases.unshift(release('0.1.0-2', 'canary', '2', '2'));
    expect(await shipRelease({ pack: undefined, promote: true })).toContain('0.1.0-2 is in use for everybody');
    expect(site.received).toEqual([]);
  });

  it('has nothing to promote', async () => {
    expect(await refusalOf({ promote: true })).toBe('No version of mf-spa is a canary. 0.1.0-1 is in use.');
  });

  it('withdraws a version for good', async () => {
    expect(await shipRelease({ withdraw: '0.1.0-2', why: 'Blank pages' })).toBe(
      'mf-spa 0.1.0-2 is withdrawn for good; 0.1.0-1 is in use.',
    );
    expect(site.moved).toEqual({ why: 'Blank pages' });
  });
});

describe('stepping back', () => {
  it('goes to the version before, and once more to the one before that: never forward', async () => {
    site.reset(
      release('c', 'live', '3', '3'),
      release('x', 'uploaded', null, '2.5'),
      release('b', 'uploaded', '2', '2'),
      release('a', 'uploaded', '1', '1'),
    );
    await shipRelease({ rollback: true });
    expect(site.moved).toEqual({ release: 'b', share: 100, why: 'Back from c' });
    site.reset(release('c', 'uploaded', '3', '3'), release('b', 'live', '4', '2'), release('a', 'uploaded', '1', '1'));
    await shipRelease({ rollback: true });
    expect(site.moved.release).toBe('a');
  });

  it('never brings a withdrawn version back', async () => {
    site.reset(release('c', 'live', '3', '3'), release('b', 'withdrawn', '2', '2'));
    expect(await refusalOf({ rollback: true })).toBe('There is no earlier good version of mf-spa to go back to. c is in use.');
  });

  it('ends a trial first', async () => {
    site.releases.unshift(release('0.1.0-2', 'canary', '2', '2'));
    expect(await shipRelease({ rollback: true })).toBe('Nobody tries mf-spa 0.1.0-2 any more; 0.1.0-1 is in use.');
    expect(site.moved).toMatchObject({ release: '0.1.0-1', share: 100 });
  });
});

describe('what goes wrong is said in words, and what is in use stays', () => {
  it.each([
    [
      401,
      { message: 'Sign in to continue.' },
      'The token is not known here, or has expired. A super user can create a new one: Releases, Deploy Tokens.',
    ],
    [
      403,
      { message: 'This deploy token can release mf-x and no other remote.' },
      'This deploy token can release mf-x and no other remote.',
    ],
    [403, null, 'a deploy token is for one remote'],
    [409, { message: '0.1.0-2 of mf-spa already exists with other files.' }, 'already exists with other files.'],
    [413, null, 'The packed release is too large for this site.'],
    [422, { message: 'One.', fields: { kit: 'One. Two.', routes: 'Three.' } }, 'One. Two.\n  Three.'],
    [503, { message: 'Later.' }, 'Later.\n  The site has an internal problem.'],
  ])('%s to the upload', async (status, body, sentence) => {
    site.answer['POST releases'] = (_, respond) => respond(status, body);
    expect(await refusalOf()).toContain(sentence);
    expect(site.calls).not.toContain('PUT live');
  });

  it('412: somebody else was quicker', async () => {
    site.answer['PUT live'] = (_, respond) => respond(412, { message: 'Somebody else changed this in the meantime.' });
    expect(await refusalOf()).toContain('run this again');
  });

  it('a connection that is cut in the middle, and the same command once more', async () => {
    site.answer['POST releases'] = (reply) => reply.destroy();
    expect(await refusalOf()).toBe(
      `${to} could not be reached: The connection was cut. Nothing that is in use has changed; run this again.`,
    );
    site.answer = {};
    expect(await shipRelease()).toContain('is in use for everybody');
  });

  it('an upload that arrived while the move was cut off, and the same command once more', async () => {
    site.answer['PUT live'] = (reply) => reply.destroy();
    await refusalOf();
    site.answer = {};
    expect(await shipRelease()).toContain('is in use for everybody');
    expect(site.releases.filter((entry) => entry.release === '0.1.0-2')).toHaveLength(1);
  });

  it('a site that falls silent', async () => {
    site.answer['GET releases'] = () => undefined;
    const env = { INNKEEPER_TOKEN: 'secret', INNKEEPER_SILENCE: '200' };
    const script = path.join(folder, 'elsewhere/package/ship.mjs');
    const errorOutput = await new Promise((resolve) => {
      execFile(process.execPath, [script, '--to', to], { env }, (_, __, text) => resolve(text));
    });
    expect(errorOutput).toContain('could not be reached: it was silent for 0.2 seconds');
  });

  it('nobody there', async () => {
    expect(await refusalOf({ to: 'http://127.0.0.1:9' })).toContain('Nobody answers there');
  });

  it('a site that moved', async () => {
    site.answer['POST releases'] = (reply) => reply.writeHead(301, { Location: 'https://new.example/' }).end();
    expect(await refusalOf()).toBe('The site answers from another address: use --to https://new.example/');
  });

  it.each([
    [
      'another host, with the path of the call',
      'https://new.example/api/remotes/mf-spa/releases',
      'another address: use --to https://new.example/',
    ],
    ['a page of the same host', '/login?next=%2Fapi', 'Something in front of the site leads this call to /login,'],
    ['an address that is none', 'http://[', 'The site answered 302.'],
  ])('a redirect to %s', async (_, Location, sentence) => {
    site.answer['POST releases'] = (reply) => reply.writeHead(302, { Location }).end();
    expect(await refusalOf()).toContain(sentence);
  });

  it('an address that would show the token', async () => {
    expect(await refusalOf({ to: 'http://innkeeper.example' })).toContain('Use https://');
    expect(site.calls).toEqual([]);
  });
});

describe('the options', () => {
  const reading = (values) => () => readOptions({ to: 'https://x.example', token: 't', ...values });

  it.each([
    [{ to: 'x.example' }, 'Name the site'],
    [{ token: undefined }, 'A deploy token is needed'],
    [{ share: '0' }, '--share is a whole number'],
    [{ share: '10%' }, '--share is a whole number'],
    [{ promote: true, rollback: true }, 'Choose one'],
    [{ withdraw: 'x' }, 'Say why'],
    // An unset variable between quotes: what it limits must not reach everybody.
    [{ people: '' }, '--people names nobody'],
    [{ people: ' , ' }, '--people names nobody'],
    [{ withdraw: '', why: 'Blank pages' }, 'Name the version'],
    [{ promote: true, share: '10' }, '--promote takes no --share'],
    [{ rollback: true, people: 'a@x.example' }, '--rollback takes no --people'],
    [{ withdraw: 'x', why: 'Blank pages', share: '10' }, '--withdraw takes no --share'],
  ])('%j is refused', (values, sentence) => expect(reading(values)).toThrow(sentence));

  it('name people one by one', () => {
    expect(reading({ people: 'a@x.example, b@x.example,' })()).toMatchObject({ people: ['a@x.example', 'b@x.example'] });
  });
});
