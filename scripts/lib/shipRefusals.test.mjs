import { execFile } from 'node:child_process';
import path from 'node:path';
import { release } from '../testing/releaseSite.mjs';
import { shipping } from '../testing/shipping.mjs';
import { readOptions } from './ship.mjs';

const { folder, site, address, shipRelease, refusalOf } = shipping();

describe('a shipment that fails says why, and leaves what is in use as it was', () => {
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
  ])('after an upload that is answered with %s', async (status, body, sentence) => {
    site.answer['POST releases'] = (_, respond) => respond(status, body);
    expect(await refusalOf()).toContain(sentence);
    expect(site.calls).not.toContain('PUT live');
  });

  it('after somebody else changed what is in use', async () => {
    site.answer['PUT live'] = (_, respond) => respond(412, { message: 'Somebody else changed this in the meantime.' });
    expect(await refusalOf()).toContain('run this again');
  });

  it('after a connection that is cut in the middle; the same command then succeeds', async () => {
    site.answer['POST releases'] = (reply) => reply.destroy();
    expect(await refusalOf()).toBe(
      `${address()} could not be reached: The connection was cut. Nothing that is in use has changed; run this again.`,
    );
    site.answer = {};
    expect(await shipRelease()).toContain('is in use for everybody');
  });

  it('after an upload that arrived before the connection was cut; the same command then succeeds', async () => {
    site.answer['PUT live'] = (reply) => reply.destroy();
    await refusalOf();
    site.answer = {};
    expect(await shipRelease()).toContain('is in use for everybody');
    expect(site.releases.filter((entry) => entry.release === '0.1.0-2')).toHaveLength(1);
  });

  it.each([
    ['put live', {}, 'PUT live'],
    ['rolled back', { rollback: true }, 'PUT live'],
    ['withdrawn', { withdraw: '0.1.0-1', why: 'Blank page' }, 'POST withdraw'],
  ])('a version that is %s, and the answer is cut off or kept back by a proxy: it may have changed', async (_, options, kind) => {
    site.reset(release('0.1.0-1', 'live', '2', '2'), release('0.1.0-0', 'uploaded', '1', '1'));
    const changed = 'What is in use may have changed all the same: look at the page Releases before you run this again.';
    site.answer[kind] = (reply) => reply.destroy();
    expect(await refusalOf(options)).toBe(`${address()} could not be reached: The connection was cut. ${changed}`);
    site.answer[kind] = (_reply, respond) => respond(504, null);
    expect(await refusalOf(options)).toBe(`The answer of the site did not arrive (504). ${changed}`);
  });

  it('when the site falls silent', async () => {
    site.answer['GET releases'] = () => undefined;
    const env = { INNKEEPER_TOKEN: 'secret', INNKEEPER_SILENCE: '200' };
    const script = path.join(folder, 'pack/ship.mjs');
    const errorOutput = await new Promise((resolve) => {
      execFile(process.execPath, [script, '--to', address()], { env }, (_, __, text) => resolve(text));
    });
    expect(errorOutput).toContain('could not be reached: it was silent for 0.2 seconds');
  });

  it('when nobody answers at the address', async () => {
    expect(await refusalOf({ to: 'http://127.0.0.1:9' })).toContain('Nobody answers there');
  });

  it('when the site has moved', async () => {
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
  ])('after a redirect to %s', async (_, Location, sentence) => {
    site.answer['POST releases'] = (reply) => reply.writeHead(302, { Location }).end();
    expect(await refusalOf()).toContain(sentence);
  });

  it('before the token is sent to an address that would show it to others', async () => {
    expect(await refusalOf({ to: 'http://innkeeper.example' })).toContain('Use https://');
    expect(site.calls).toEqual([]);
  });
});

describe('the options of a shipment', () => {
  const reading = (values) => () => readOptions({ to: 'https://x.example', token: 't', ...values });

  it.each([
    [{ to: 'x.example' }, 'Name the site'],
    [{ token: undefined }, 'A deploy token is needed'],
    [{ share: '0' }, '--share is a whole number'],
    [{ share: '10%' }, '--share is a whole number'],
    [{ promote: true, rollback: true }, 'Choose one'],
    [{ withdraw: 'x' }, 'Say why'],
    // An unset variable in quotes: a release that it should limit must not reach everybody.
    [{ people: '' }, '--people names nobody'],
    [{ people: ' , ' }, '--people names nobody'],
    [{ withdraw: '', why: 'Blank pages' }, 'Name the version'],
    [{ promote: true, share: '10' }, '--promote takes no --share'],
    [{ rollback: true, people: 'a@x.example' }, '--rollback takes no --people'],
    [{ withdraw: 'x', why: 'Blank pages', share: '10' }, '--withdraw takes no --share'],
  ])('%j is refused', (values, sentence) => expect(reading(values)).toThrow(sentence));

  it('name several people, with commas between them', () => {
    expect(reading({ people: 'a@x.example, b@x.example,' })()).toMatchObject({ people: ['a@x.example', 'b@x.example'] });
  });
});
