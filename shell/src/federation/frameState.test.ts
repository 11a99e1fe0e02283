import type { Version, RemoteRecord } from 'shared-kit/rules/remote/registry';
import { versionsToTry } from './versionsToTry';
import { INITIAL_STATE, frameReducer, type FrameEvent } from './frameState';

const release = (version: string, kit = '^0.1.0') =>
  ({ name: 'mf-x', version, entry: 'remoteEntry.js', container: version, kit }) as Version;
const record = (...previous: Version[]): RemoteRecord => ({
  ...release('two'),
  app: [],
  pages: {},
  routes: [],
  previous,
});
const after = (...events: FrameEvent[]) => events.reduce(frameReducer, INITIAL_STATE);
const failed: FrameEvent = { type: 'exhausted', release: release('two'), reason: 'It is gone.' };
const crash = (version: string, { wasSeen }: { wasSeen: boolean }): FrameEvent => ({
  type: 'crashed',
  release: release(version),
  reason: `${version} broke.`,
  wasSeen,
});
const mounted: FrameEvent = { type: 'mounted', release: release('two') };

describe('the frame of a remote', () => {
  it('shows a skeleton at once', () => {
    expect(INITIAL_STATE.phase).toBe('loading');
  });

  it('shows the remote when it is mounted, and says why when it cannot be', () => {
    expect(after(mounted)).toMatchObject({ phase: 'shown', release: { version: 'two' } });
    expect(after(failed)).toMatchObject({ phase: 'failed', failure: { reason: 'It is gone.', release: { version: 'two' } } });
  });

  it('starts another attempt on Try again, once', () => {
    const retried = after(failed, { type: 'retried' });
    expect(retried).toMatchObject({ phase: 'loading', round: 1, failure: null });
    expect(frameReducer(retried, { type: 'retried' })).toBe(retried);
  });

  it('falls back to the version before when a page crashes before anybody saw it', () => {
    const steppedBack = after(mounted, crash('two', { wasSeen: false }));
    expect(steppedBack).toMatchObject({ phase: 'loading', round: 1, excluded: ['two'] });
    expect(after(mounted, crash('two', { wasSeen: false }), { type: 'mounted', release: release('one') })).toMatchObject({
      phase: 'shown',
    });
  });

  it('names the version that crashed first when the one before it crashes too, and excludes none from the next attempt', () => {
    const none: FrameEvent = { type: 'exhausted', release: release('two'), reason: 'Nothing is left.' };
    const last = after(
      mounted,
      crash('two', { wasSeen: false }),
      { type: 'mounted', release: release('one') },
      crash('one', { wasSeen: false }),
      none,
    );
    expect(last).toMatchObject({ phase: 'failed', failure: { release: { version: 'two' }, reason: 'two broke.' }, excluded: [] });
  });

  it('does not replace a crashed page that a person may have typed into', () => {
    expect(after(mounted, crash('two', { wasSeen: true }))).toMatchObject({
      phase: 'failed',
      excluded: [],
      failure: { reason: 'two broke.' },
    });
  });

  it('keeps counting crashes after Try again, until another page is opened', () => {
    const excluded = after(
      mounted,
      crash('two', { wasSeen: true }),
      { type: 'retried' },
      mounted,
      crash('two', { wasSeen: true }),
    );
    expect(excluded).toMatchObject({ phase: 'failed', crashes: 2, excluded: ['two'] });
    expect(frameReducer(excluded, { type: 'navigated' })).toMatchObject({ phase: 'loading', crashes: 0, excluded: [] });
  });

  it('stays as it is when another page of a healthy remote is opened', () => {
    expect(after(mounted, { type: 'navigated' })).toMatchObject({ phase: 'shown', round: 0 });
  });

  it('reports an uncaught error, keeps the page, and can load it again', () => {
    const uncaughtError: FrameEvent = { type: 'uncaughtError', release: release('two'), reason: 'It did not work.' };
    expect(after(uncaughtError).uncaughtError).toBeNull();
    const withError = after(mounted, uncaughtError);
    expect(withError).toMatchObject({ phase: 'shown', round: 0, uncaughtError: { reason: 'It did not work.' } });
    expect(frameReducer(withError, { type: 'retried' })).toMatchObject({ phase: 'loading', round: 1, uncaughtError: null });
    expect(frameReducer(withError, { type: 'navigated' }).uncaughtError).toBeNull();
  });
});

describe('the versions that a frame tries', () => {
  const canRun = ({ kit }: Version) => kit === '^0.1.0';
  const attempted = (candidate: RemoteRecord, excluded: string[] = []) =>
    versionsToTry(candidate, { excluded, canRun }).map(({ version }) => version);

  it('are the one in use, then the one before it', () => {
    expect(attempted(record(release('one'), release('zero')))).toEqual(['two', 'one']);
  });

  it('leave out versions that crashed', () => {
    expect(attempted(record(release('one')), ['two'])).toEqual(['one']);
    expect(attempted(record(release('one')), ['two', 'one'])).toEqual([]);
  });

  it('leave out versions built for a kit that is not served, even if none is left', () => {
    const foreign = { ...record(release('one', '^9.0.0'), release('zero')), kit: '^9.0.0' };
    expect(attempted(foreign)).toEqual(['zero']);
    expect(attempted({ ...foreign, previous: [] })).toEqual([]);
  });
});
