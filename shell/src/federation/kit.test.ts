import { remote } from '../testing/fixtures';
import { refusalOf } from './kit';

const using = (uses: Record<string, Record<string, string>>) => ({ ...remote, uses });

it('runs a remote that uses what this shell has', () => {
  expect(refusalOf(using({ react: { useState: '18' } }))).toBeNull();
  expect(refusalOf(remote)).toBeNull();
});

it('refuses a remote built for another form of the kit, and names the form', () => {
  const foreign = using({ 'shared-kit/session': { useSession: 'of another kit' } });
  expect(refusalOf(foreign)).toBe(
    "It was built for another version of this site. This version uses useSession of shared-kit/session in a form that this site does not have. Build it with this site's kit.",
  );
});
