import { FAILURE_LIMITS, isFailing, isHostFailing } from './releaseFailures';

const failing = (troubled: number, all: number, limits = {}) => isFailing({ troubled, all }, { ...FAILURE_LIMITS, ...limits });

test('a version is withdrawn when it fails for two people who are at least a fifth of those who loaded it', () => {
  expect(failing(2, 2)).toBe(true);
  expect(failing(2, 10)).toBe(true);
  expect(failing(2, 11)).toBe(false);
  expect(failing(3, 15)).toBe(true);
  expect(failing(19, 100)).toBe(false);
});

test('a version is never withdrawn because of one person, whatever limits are configured', () => {
  expect(failing(1, 1)).toBe(false);
  expect(failing(1, 1, { people: 1 })).toBe(false);
  expect(failing(1, 1, { people: 0, share: 0 })).toBe(false);
});

test('a version without failures stays, loaded or not', () => {
  expect(failing(0, 0)).toBe(false);
  expect(failing(0, 50)).toBe(false);
  expect(failing(0, 50, { people: 0, share: 0 })).toBe(false);
});

test('the limits can be set', () => {
  expect(failing(4, 5, { people: 5 })).toBe(false);
  expect(failing(5, 5, { people: 5 })).toBe(true);
  expect(failing(5, 11, { share: 0.5 })).toBe(false);
});

describe('The file host is failing, not the version,', () => {
  const fine = { all: 5, troubled: 0, unloaded: 0 };
  const down = { all: 5, troubled: 4, unloaded: 4 };
  const crashing = { all: 5, troubled: 4, unloaded: 0 };
  const unseen = { all: 0, troubled: 0, unloaded: 0 };
  const hostFails = (failing: typeof fine, next: typeof fine | null, ...others: (typeof fine)[]) =>
    isHostFailing(failing, next, others, FAILURE_LIMITS);

  test('when the version that would replace it does not load either', () => {
    expect(hostFails(down, down)).toBe(true);
    expect(hostFails(down, { all: 1, troubled: 1, unloaded: 1 }, fine, fine, fine)).toBe(true);
    expect(hostFails(down, fine)).toBe(false);
    expect(hostFails(down, unseen)).toBe(false);
    expect(hostFails(down, crashing)).toBe(false);
  });

  test('when half of the other remotes that people load do not load', () => {
    expect(hostFails(down, null, down)).toBe(true);
    expect(hostFails(down, unseen, down, fine)).toBe(true);
    expect(hostFails(down, unseen, down, fine, fine)).toBe(false);
    expect(hostFails(down, unseen, down, unseen, unseen)).toBe(true);
    expect(hostFails(down, unseen, crashing, crashing)).toBe(false);
    expect(hostFails(down, null)).toBe(false);
  });

  test('but never when the version crashes, because then it was loaded', () => {
    expect(hostFails(crashing, down, down)).toBe(false);
    expect(hostFails({ all: 5, troubled: 4, unloaded: 1 }, down, down)).toBe(false);
  });
});
