import { FAILURE_LIMITS, isFailing, isHostFailing } from './releaseFailures';

const failing = (troubled: number, all: number, limits = {}) => isFailing({ troubled, all }, { ...FAILURE_LIMITS, ...limits });

test('two people and a fifth of those who loaded it take a version back', () => {
  expect(failing(2, 2)).toBe(true);
  expect(failing(2, 10)).toBe(true);
  expect(failing(2, 11)).toBe(false);
  expect(failing(3, 15)).toBe(true);
  expect(failing(19, 100)).toBe(false);
});

test('one person alone never does, whatever is configured', () => {
  expect(failing(1, 1)).toBe(false);
  expect(failing(1, 1, { people: 1 })).toBe(false);
  expect(failing(1, 1, { people: 0, share: 0 })).toBe(false);
});

test('a version without trouble stays, loaded or not', () => {
  expect(failing(0, 0)).toBe(false);
  expect(failing(0, 50)).toBe(false);
  expect(failing(0, 50, { people: 0, share: 0 })).toBe(false);
});

test('the limits can be set', () => {
  expect(failing(4, 5, { people: 5 })).toBe(false);
  expect(failing(5, 5, { people: 5 })).toBe(true);
  expect(failing(5, 11, { share: 0.5 })).toBe(false);
});

describe('The place that files come from fails, not the version', () => {
  const fine = { all: 5, troubled: 0, unloaded: 0 };
  const down = { all: 5, troubled: 4, unloaded: 4 };
  const crashing = { all: 5, troubled: 4, unloaded: 0 };
  const unseen = { all: 0, troubled: 0, unloaded: 0 };
  const hostFails = (failing: typeof fine, next: typeof fine | null, ...others: (typeof fine)[]) =>
    isHostFailing(failing, next, others, FAILURE_LIMITS);

  test('when the version that would take its place does not load either', () => {
    expect(hostFails(down, down)).toBe(true);
    expect(hostFails(down, { all: 1, troubled: 1, unloaded: 1 }, fine, fine, fine)).toBe(true);
    expect(hostFails(down, fine)).toBe(false);
    expect(hostFails(down, unseen)).toBe(false);
    expect(hostFails(down, crashing)).toBe(false);
  });

  test('when half of what people load of other remotes does not load', () => {
    expect(hostFails(down, null, down)).toBe(true);
    expect(hostFails(down, unseen, down, fine)).toBe(true);
    expect(hostFails(down, unseen, down, fine, fine)).toBe(false);
    expect(hostFails(down, unseen, down, unseen, unseen)).toBe(true);
    expect(hostFails(down, unseen, crashing, crashing)).toBe(false);
    expect(hostFails(down, null)).toBe(false);
  });

  test('never when it crashes: it has been loaded', () => {
    expect(hostFails(crashing, down, down)).toBe(false);
    expect(hostFails({ all: 5, troubled: 4, unloaded: 1 }, down, down)).toBe(false);
  });
});
