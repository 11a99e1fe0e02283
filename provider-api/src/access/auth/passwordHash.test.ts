import crypto from 'node:crypto';
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

  describe('many at once', () => {
    const { scrypt } = crypto;
    const finish: (() => void)[] = [];
    const started = async () => {
      await new Promise(setImmediate);
      return finish.length;
    };

    beforeEach(() => {
      finish.length = 0;
      jest.spyOn(crypto, 'scrypt').mockImplementation(((...call: Parameters<typeof scrypt>) => {
        finish.push(() => scrypt(...call));
      }) as typeof scrypt);
    });
    afterEach(() => jest.restoreAllMocks());

    const hashMany = (length: number) => Array.from({ length }, () => hashPassword('correct horse', COST));

    it('are hashed two at a time, so that threads are left for files', async () => {
      const hashes = hashMany(4);
      for (const [index, expected] of [2, 3, 4, 4].entries()) {
        expect(await started()).toBe(expected);
        finish[index]!();
        await hashes[index];
      }
      expect(new Set(await Promise.all(hashes)).size).toBe(4);
    });

    it('are refused with 503 when 250 are waiting', async () => {
      const hashes = hashMany(252);
      await expect(hashPassword('one more', COST)).rejects.toMatchObject({ statusCode: 503, extra: { retryAfter: 5 } });
      jest.restoreAllMocks();
      finish.forEach((next) => next());
      expect(await Promise.all(hashes)).toHaveLength(252);
    });
  });

  it.each([null, NO_PASSWORD, '', 'scrypt$4$$'])('and never where there is none: %j', async (hash) => {
    for (const password of ['', 'none', 'scrypt']) expect(await isPassword(password, hash, COST)).toBe(false);
  });
});
