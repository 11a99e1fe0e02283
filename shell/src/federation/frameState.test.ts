import type { Version, RemoteRecord } from 'shared-kit/remote/registry';
import { FIRST, frameState, type FrameEvent } from './frameState';
import { addressOf, triesOf } from './tries';

const release = (version: string, kit = '^0.1.0') =>
  ({ name: 'mf-x', version, entry: 'remoteEntry.js', container: version, kit }) as Version;
const record = (...previous: Version[]): RemoteRecord => ({ ...release('two'), app: [], pages: {}, routes: [], previous });
const after = (...events: FrameEvent[]) => events.reduce(frameState, FIRST);
const failed: FrameEvent = { type: 'exhausted', release: release('two'), reason: 'It is gone.' };
const crash: FrameEvent = { type: 'crashed', reason: 'It broke.' };
const mounted: FrameEvent = { type: 'mounted', release: release('two') };

describe('the frame of a remote', () => {
  it('shows a skeleton at once', () => {
    expect(FIRST.phase).toBe('loading');
  });

  it('shows the remote when it is mounted, and says why when it cannot be', () => {
    expect(after(mounted)).toMatchObject({ phase: 'shown', release: { version: 'two' } });
    expect(after(failed)).toMatchObject({ phase: 'failed', reason: 'It is gone.', release: { version: 'two' } });
  });

  it('starts another round on Try again, once', () => {
    const again = after(failed, { type: 'again' });
    expect(again).toMatchObject({ phase: 'loading', round: 1, reason: '' });
    expect(frameState(again, { type: 'again' })).toBe(again);
  });

  it('keeps counting crashes over a Try again, until another page is opened', () => {
    const worn = after(mounted, crash, { type: 'again' }, mounted, crash);
    expect(worn).toMatchObject({ phase: 'failed', crashes: 2 });
    expect(frameState(worn, { type: 'moved' })).toMatchObject({ phase: 'loading', crashes: 0 });
  });

  it('stays as it is when another page of a healthy remote is opened', () => {
    expect(after(mounted, { type: 'moved' })).toMatchObject({ phase: 'shown', round: 0 });
  });
});

describe('the order of the tries', () => {
  const canRun = ({ kit }: Version) => kit === '^0.1.0';
  const tries = (of: RemoteRecord, round = 0, crashes = 0) =>
    triesOf(of, { round, crashes, canRun }).map(({ release: { version }, again }) => [version, again]);

  it('is the version in use twice, then the one before it', () => {
    expect(tries(record(release('one'), release('zero')))).toEqual([
      ['two', 0],
      ['two', 1],
      ['one', 0],
    ]);
  });

  it('never uses an address a second time', () => {
    const all = [0, 1, 2].flatMap((round) => triesOf(record(release('one')), { round, crashes: 0, canRun }).map(addressOf));
    expect(new Set(all).size).toBe(all.length);
  });

  it('leaves out the version in use after two crashes, if there is another', () => {
    expect(tries(record(release('one')), 2, 2)).toEqual([['one', 2]]);
    expect(tries(record(), 2, 2)).toEqual([
      ['two', 4],
      ['two', 5],
    ]);
  });

  it('skips versions built for a kit that is not served; none left means none tried', () => {
    const foreign = { ...record(release('one', '^9.0.0'), release('zero')), kit: '^9.0.0' };
    expect(tries(foreign)).toEqual([['zero', 0]]);
    expect(tries({ ...foreign, previous: [] })).toEqual([]);
  });
});
