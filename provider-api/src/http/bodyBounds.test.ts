import { longListFault, oversizedJsonFault } from './bodyBounds';

describe('The bounds of a JSON text', () => {
  const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
    ['both', '[{"a":', '}]'],
  ])('32 levels of %s are read, and one more is refused', (_kind, open, close) => {
    const levels = 32 / (open.match(/[[{]/g)?.length ?? 1);
    expect(oversizedJsonFault(nested(open, close, levels))).toBeNull();
    expect(oversizedJsonFault(`[${nested(open, close, levels)}]`)?.message).toContain('at most 32 levels');
  });

  it('as many commas as values are allowed are read, and one more is refused', () => {
    const list = (commas: number) => `[${'0,'.repeat(commas)}0]`;
    expect(oversizedJsonFault(list(20_000))).toBeNull();
    expect(oversizedJsonFault(list(20_001))?.message).toContain('at most 20,000 at once');
    expect(oversizedJsonFault(list(3), 3)).toBeNull();
    expect(oversizedJsonFault(list(4), 3)?.message).toContain('at most 3 at once');
  });

  it('a text ends at its own quotation mark, escaped or not', () => {
    const brackets = '['.repeat(40);
    expect(oversizedJsonFault(`{"a": "${brackets}", "b": "\\"${brackets}", "c": "\\\\"}`)).toBeNull();
    expect(oversizedJsonFault(`{"a": "\\\\", "b": ${brackets}`)?.message).toContain('at most 32 levels');
    expect(oversizedJsonFault(`{"a": "${brackets}`)).toBeNull();
  });
});

describe('The longest list of a body', () => {
  const list = (length: number) => Array.from({ length }, () => ({}));

  it('500 entries are read, and one more is refused at its field, wherever it is', () => {
    for (const [length, expected] of [
      [500, []],
      [501, ['images', 'details.images', '0.images', '']],
    ] as const) {
      const bodies = [{ images: list(length) }, { details: { images: list(length) } }, [{ images: list(length) }], list(length)];
      expect(bodies.flatMap((body) => Object.keys(longListFault(body)?.fields ?? {}))).toEqual(expected);
    }
  });

  it('a route may allow another number', () => {
    expect(longListFault(list(3), 3)).toBeNull();
    expect(longListFault(list(4), 3)?.message).toBe('The list has too many entries. Must be at most 3 entries.');
  });

  it.each([null, undefined, 'text', 1])('%j has none', (body) => {
    expect(longListFault(body)).toBeNull();
  });
});
