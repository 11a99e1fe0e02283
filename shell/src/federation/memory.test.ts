import { signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { remote } from '../../testing/fixtures';
import { brokenVersionsOf, markBroken, newestRecordOf, storeRecord } from './memory';

test("what 'Try again' fetched for one person is not used for the next", () => {
  signedInAs();
  const fetched = { ...remote, version: '0.2.0-0b' };
  storeRecord(fetched);
  expect(newestRecordOf(remote)).toBe(fetched);
  signedOut();
  expect(newestRecordOf(remote)).toBe(remote);
});

test("'Try again' tries versions again that failed on this page", () => {
  markBroken(remote, remote.version);
  expect(brokenVersionsOf(remote)).toEqual([remote.version]);
  storeRecord(remote);
  expect(brokenVersionsOf(remote)).toEqual([]);
});
