import type { Version, RemoteRecord } from 'shared-kit/rules/remote/registry';
import { versionsToTry } from './attempts';
import { FIRST, frameState, type FrameEvent } from './frameState';

const release = (version: string, kit = '^0.1.0') =>
  ({ name: 'mf-x', version, entry: 'remoteEntry.js', container: version, kit }) as Version;
const record = (...previous: Version[]): RemoteRecord => ({
  ...release('two'),
  app: [],
  pages: {},
  routes: [],
  previous,
});
const after = (...events: FrameEvent[]) => events.reduce(frameState, FIRST);
const failed: FrameEvent = { type: 'exhausted', release: release('two'), reason: 'It is gone.' };
const broke = (version: string, shown: boolean): FrameEvent => ({
  type: 'crashed',
  release: release(version),
  reason: `${version} broke.`,
  shown,
});
const mounted: FrameEvent = { type: 'mounted', release: release('two') };

describe('the frame of a remote', () => {
  it('shows a skeleton at once', () => {
    expect(FIRST.phase).toBe('loading');
  });

  it('shows the remote when it is mounted, and says why when it cannot be', () => {
    expect(after(mounted)).toMatchObject({ phase: 'shown', release: { version: 'two' } });
    expect(after(failed)).toMatchObject({ phase: 'failed', failure: { reason: 'It is gone.', release: { version: 'two' } } });
  });

  it('starts another round on Try again, once', () => {
    const again = after(failed, { type: 'again' });
    expect(again).toMatchObject({ phase: 'loading', round: 1, failure: null });
    expect(frameState(again, { type: 'again' })).toBe(again);
  });

  it('steps back by itself from a page that broke before anybody saw it', () => {
    const stepping = after(mounted, broke('two', false));
    expect(stepping).toMatchObject({ phase: 'loading', round: 1, excluded: ['two'] });
    expect(after(mounted, broke('two', false), { type: 'mounted', release: release('one') })).toMatchObject({ phase: 'shown' });
  });

  it('names the version that broke first when the one before it breaks too, and tries all again when asked to', () => {
    const none: FrameEvent = { type: 'exhausted', release: release('two'), reason: 'Nothing is left.' };
    const last = after(mounted, broke('two', false), { type: 'mounted', release: release('one') }, broke('one', false), none);
    expect(last).toMatchObject({ phase: 'failed', failure: { release: { version: 'two' }, reason: 'two broke.' }, excluded: [] });
  });

  it('does not take a page away that a person may have typed into', () => {
    expect(after(mounted, broke('two', true))).toMatchObject({
      phase: 'failed',
      excluded: [],
      failure: { reason: 'two broke.' },
    });
  });

  it('keeps counting crashes over a Try again, until another page is opened', () => {
    const excluded = after(mounted, broke('two', true), { type: 'again' }, mounted, broke('two', true));
    expect(excluded).toMatchObject({ phase: 'failed', crashes: 2, excluded: ['two'] });
    expect(frameState(excluded, { type: 'moved' })).toMatchObject({ phase: 'loading', crashes: 0, excluded: [] });
  });

  it('stays as it is when another page of a healthy remote is opened', () => {
    expect(after(mounted, { type: 'moved' })).toMatchObject({ phase: 'shown', round: 0 });
  });

  it('says that something did not work, leaves the page where it is, and can load it again', () => {
    const stumble: FrameEvent = { type: 'stumbled', release: release('two'), reason: 'It did not work.' };
    expect(after(stumble).stumble).toBeNull();
    const stumbled = after(mounted, stumble);
    expect(stumbled).toMatchObject({ phase: 'shown', round: 0, stumble: { reason: 'It did not work.' } });
    expect(frameState(stumbled, { type: 'again' })).toMatchObject({ phase: 'loading', round: 1, stumble: null });
    expect(frameState(stumbled, { type: 'moved' }).stumble).toBeNull();
  });
});

describe('the versions that a frame tries', () => {
  const canRun = ({ kit }: Version) => kit === '^0.1.0';
  const attempted = (of: RemoteRecord, excluded: string[] = []) =>
    versionsToTry(of, { excluded, canRun }).map(({ version }) => version);

  it('are the one in use, then the one before it', () => {
    expect(attempted(record(release('one'), release('zero')))).toEqual(['two', 'one']);
  });

  it('leave out what broke', () => {
    expect(attempted(record(release('one')), ['two'])).toEqual(['one']);
    expect(attempted(record(release('one')), ['two', 'one'])).toEqual([]);
  });

  it('leave out what was built for a kit that is not served; none left means none tried', () => {
    const foreign = { ...record(release('one', '^9.0.0'), release('zero')), kit: '^9.0.0' };
    expect(attempted(foreign)).toEqual(['zero']);
    expect(attempted({ ...foreign, previous: [] })).toEqual([]);
  });
});
