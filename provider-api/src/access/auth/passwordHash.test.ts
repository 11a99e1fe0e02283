import { hashPassword, isPassword, NO_PASSWORD } from './passwordHash';

const COST = 4;

describe('A password is the one that was hashed', () => {
  it.each([
    ['the same', 'correct horse', true],
    ['another', 'correct horses', false],
    ['the same in another Unicode form', 'correct caf\u00e9', true],
  ])('%s', async (_which, password, isRight) => {
    const stored = await hashPassword(isRight ? password.normalize('NFD') : 'correct horse', COST);
    expect(await isPassword(password, stored, COST)).toBe(isRight);
  });

  it('only up to 2,000 characters: a longer one is not hashed', async () => {
    const [longest, tooLong] = ['x'.repeat(2_000), 'x'.repeat(2_001)];
    expect(await isPassword(longest, await hashPassword(longest, COST), COST)).toBe(true);
    expect(await isPassword(tooLong, await hashPassword(tooLong, COST), COST)).toBe(false);
    expect(await isPassword(tooLong, await hashPassword('', COST), COST)).toBe(false);
  });

  it.each([null, NO_PASSWORD, '', 'scrypt$4$$'])('and never where there is none: %j', async (hash) => {
    for (const password of ['', 'none', 'scrypt']) expect(await isPassword(password, hash, COST)).toBe(false);
  });
});
