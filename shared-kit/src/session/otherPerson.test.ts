import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { inOtherTab } from '../../testing/otherTab';
import { nora, sessionApi, startSignedOut } from '../../testing/sessionApi';
import { followOtherTabs, getSession, signOut } from './index';

startSignedOut();

describe('while the server is asked whose token another tab has', () => {
  const ivo = { ...nora, id: '2', first_name: 'Ivo' };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  let answers: ((canned: object | 'network gone') => void)[];
  let stopFollowing: () => void;
  beforeEach(async () => {
    answers = [];
    stopFollowing = followOtherTabs();
    signedInAs();
    fakeApi({ ...sessionApi, 'GET /profile': () => new Promise<object | 'network gone'>((done) => answers.push(done)) });
    inOtherTab('token-2');
    await settle();
  });
  afterEach(() => stopFollowing());

  test.each(['before', 'after'])('a Log Out there %s the answer leaves nothing to choose', async (when) => {
    if (when === 'before') inOtherTab(null);
    answers[0]?.({ data: ivo });
    await settle();
    if (when === 'after') inOtherTab(null);
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1' });
    expect(getSession().other).toBeUndefined();
  });

  test('a Log Out here leaves nobody to ask', async () => {
    await signOut();
    answers[0]?.({ data: ivo });
    await settle();
    expect(getSession()).toMatchObject({ status: 'signedOut', profile: null });
    expect(getSession().other).toBeUndefined();
  });

  test('and once it is used here, a second answer about it asks nothing', async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    answers[0]?.({ data: nora });
    await settle();
    answers[1]?.('network gone');
    await settle();
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2' });
    expect(getSession().other).toBeUndefined();
  });
});
