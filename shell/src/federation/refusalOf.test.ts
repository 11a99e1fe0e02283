import { remote } from '../../testing/fixtures';
import { refusalOf } from './refusalOf';

const using = (uses: Record<string, Record<string, string>>, kit = '^0.1.0') => ({ ...remote, kit, uses });

beforeAll(() => {
  // Normally, the build inserts this constant.
  Object.assign(globalThis, { __KIT_VERSION__: '0.2.0' });
});

it('runs a remote that uses what this shell has', async () => {
  expect(await refusalOf(using({ react: { useState: '18' } }))).toBeNull();
  expect(await refusalOf(using({}))).toBeNull();
});

it('runs a remote that was built with this very kit', async () => {
  expect(await refusalOf(using({}, '^0.2.0'))).toBeNull();
});

it('refuses a remote built for another shape of the kit, and names what differs', async () => {
  const foreign = using({ 'shared-kit/session': { useSession: 'of another kit' } });
  expect(await refusalOf(foreign)).toBe(
    "It was built for another version of this site. This version uses useSession of shared-kit/session in a form that this site does not have. Build it with this site's kit.",
  );
});
