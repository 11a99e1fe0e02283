import { release } from '../testing/releaseSite.mjs';
import { shipping } from '../testing/shipping.mjs';

const { site, shipRelease, refusalOf } = shipping();

describe('shipping', () => {
  it('uploads and puts the version into use for everybody', async () => {
    expect(await shipRelease({ why: 'Massages' })).toBe('mf-spa 0.1.0-2 is in use for everybody (before: 0.1.0-1).');
    expect(site.moved).toEqual({ release: '0.1.0-2', share: 100, why: 'Massages' });
  });

  it('puts the version into use for named people', async () => {
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

  it('promotes nothing when no version is a canary', async () => {
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

  it('ends a canary first', async () => {
    site.releases.unshift(release('0.1.0-2', 'canary', '2', '2'));
    expect(await shipRelease({ rollback: true })).toBe('Nobody tries mf-spa 0.1.0-2 any more; 0.1.0-1 is in use.');
    expect(site.moved).toMatchObject({ release: '0.1.0-1', share: 100 });
  });
});
