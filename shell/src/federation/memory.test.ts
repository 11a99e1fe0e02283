import { signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { remote } from '../../testing/fixtures';
import { newestRecordOf, storeRecord } from './memory';

test("what 'Try again' fetched for one person is not used for the next", () => {
  signedInAs();
  const fetched = { ...remote, version: '0.2.0-0b' };
  storeRecord(fetched);
  expect(newestRecordOf(remote)).toBe(fetched);
  signedOut();
  expect(newestRecordOf(remote)).toBe(remote);
});
