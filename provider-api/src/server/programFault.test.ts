import { DrizzleQueryError } from 'drizzle-orm/errors';
import { ConfigError } from '../base/configError';
import { FilesOutOfReach } from '../base/storage/files/problems';
import { programFault } from './programFault';

const NO_ROOM = 'There is no room left on the disk.';

describe('A program that ends', () => {
  it('says why in one sentence, for a full disk too, wherever it is noticed', () => {
    expect(programFault(new ConfigError('The port is taken.'), NO_ROOM)).toBe('The port is taken.');
    const full = Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' });
    const table = new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) });
    for (const error of [full, new Error('The demo', { cause: full }), table]) expect(programFault(error, NO_ROOM)).toBe(NO_ROOM);
  });

  it.each([
    [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [Object.assign(new Error('denied'), { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }), 'AccessDenied'],
    [Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }), 'EACCES'],
    [new AggregateError([Object.assign(new Error('no host'), { code: 'ENOTFOUND' })]), 'ENOTFOUND'],
  ])('says in one sentence why the store of files cannot be used: %p', (cause, reason) => {
    expect(programFault(new FilesOutOfReach({ cause }), NO_ROOM)).toBe(
      `The store of files cannot be used (${reason}). Check the folder 'files' in DATA_DIR; with a bucket, the S3 variables and what the key may do in it.`,
    );
  });

  it('shows any other fault with its cause and where it was, but nothing of the rows that were written', () => {
    const cause = Object.assign(new Error('relation "users" does not exist'), { detail: 'Row (scrypt$hash)' });
    const text = programFault(
      new DrizzleQueryError('insert into "users"', ['[{"password_hash":"scrypt$hash"}]'], cause),
      NO_ROOM,
    );
    expect(text).toMatch(
      /^Error: Failed query: insert into "users"\n {4}at [\s\S]+\nCaused by: Error: relation "users" does not exist\n {4}at /,
    );
    expect(text).not.toContain('scrypt$hash');
  });
});
