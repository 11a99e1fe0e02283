import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describeError } from './logging';

describe('What is logged about a failure', () => {
  it('names the query and the cause, without the values that were sent', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const values = ['ada@house.example', 'scrypt$hash\n    at nowhere', 'token-hash'];
    const described = describeError(new DrizzleQueryError('select * from users where email = $1', values, cause));
    const line = JSON.stringify(described);
    expect(described.message).toBe('Failed query: select * from users where email = $1');
    expect(described.cause).toMatchObject({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' });
    expect(described.stack).toContain('logging.test.ts');
    for (const value of ['ada@house.example', 'scrypt$hash', 'token-hash', 'nowhere']) expect(line).not.toContain(value);
  });

  it('keeps the message of any other error', () => {
    expect(describeError(new TypeError('x is not a function')).message).toBe('x is not a function');
  });
});
