import { deltaOf, revertDelta } from './delta';

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const LETTERS = ['a', 'b', ' ', '<p>', 'é', '👨‍👩‍👧', '\ud83d', '\u0000', '"', '\\', '__proto__'];

function randomValue(next: (below: number) => number, depth: number): unknown {
  const randomList = <T>(make: () => T) => Array.from({ length: next(5) }, make);
  switch (next(depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return next(2) === 0;
    case 2:
      return next(1000) / 8;
    case 3:
    case 4:
      return randomList(() => LETTERS[next(LETTERS.length)]).join('');
    case 5:
      return randomList(() => randomValue(next, depth - 1));
    default:
      return randomFields(next, depth - 1);
  }
}

const randomFields = (next: (below: number) => number, depth: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: next(6) }, () => [`key${next(8)}`, randomValue(next, depth)]));

/** The same fields with one random change. */
function changed(next: (below: number) => number, fields: Record<string, unknown>): Record<string, unknown> {
  const copy = structuredClone(fields);
  for (const key of Object.keys(copy)) {
    const value = copy[key];
    if (next(3) > 0) continue;
    if (typeof value === 'string') copy[key] = value.slice(0, next(value.length + 1)) + 'x' + value.slice(next(value.length + 1));
    else if (Array.isArray(value)) value.splice(next(value.length + 1), next(2), randomValue(next, 2));
    else if (typeof value === 'object' && value !== null) copy[key] = changed(next, value as Record<string, unknown>);
    else if (next(2) === 0) delete copy[key];
    else copy[key] = randomValue(next, 3);
  }
  return copy;
}

describe('The delta of a change', () => {
  it('restores exactly the values before and after, for any values, also after it was stored', () => {
    const next = numbers(7);
    for (let round = 0; round < 3_000; round += 1) {
      const before = randomFields(next, 4);
      const after = next(2) === 0 ? randomFields(next, 4) : changed(next, before);
      const delta = JSON.parse(JSON.stringify(deltaOf(before, after)));
      const [was, is] = [structuredClone(before), structuredClone(after)];
      expect(revertDelta(after, delta)).toStrictEqual(was);
      expect([before, after]).toStrictEqual([was, is]);
    }
  });

  it('holds only what differs', () => {
    const text = 'A quiet weekend by the lake. '.repeat(70);
    const before = {
      text,
      kept: text,
      cta: { type: 'Book', url: '/a' },
      images: [
        { id: '1', alt: 'Lake' },
        { id: '2', alt: '' },
      ],
    };
    const after = {
      ...before,
      text: text.replace('lake', 'sea'),
      cta: { ...before.cta, url: '/b' },
      images: [before.images[0], { id: '2', alt: 'Sea' }],
    };
    expect(deltaOf(before, after)).toEqual({
      text: [23, 'lake', 'sea'],
      cta: { url: [1, 'a', 'b'] },
      images: { 1: { alt: [[''], ['Sea']] } },
    });
    expect(deltaOf(before, structuredClone(before))).toEqual({});
    const moved = { ...before, images: [before.images[1], before.images[0]] };
    expect(deltaOf({ list: [1, 2, 3] }, { list: [1, 3] })).toEqual({ list: [1, [2], []] });
    expect(revertDelta(moved, deltaOf(before, moved))).toEqual(before);
  });

  it('distinguishes an empty key from a missing one', () => {
    expect(deltaOf({}, { region: null })).toEqual({ region: [[], [null]] });
    expect(revertDelta({ region: null }, { region: [[], [null]] })).toStrictEqual({});
  });
});
