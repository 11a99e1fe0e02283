import { OTHER } from 'shared-kit/rules/options';
import type { Values } from 'shared-kit/rules/models/field';
import { rulesForChange } from 'shared-kit/rules/models/rulesForChange';
import { sampleValues } from 'shared-kit/rules/testing/sampleOf';
import { changeErrors } from '../http/changeErrors';
import { publishes } from 'shared-kit/rules/publishing';
import { contentTypes } from './contentTypes';

const VALUES = [
  null,
  '',
  OTHER,
  'Book Now',
  true,
  false,
  -1,
  7,
  'no address',
  '2019-01-01T00:00:00.000Z',
  [],
  {},
  [{ alt: 'a' }],
];
const GROUPS = [{ type: 'Book Now', linkUrl: '' }, { type: OTHER }, { linkUrl: 'no address' }, { customUrl: 'not a slug!' }];

/** The same numbers in every run. */
function dice(): (sides: number) => number {
  let state = 1;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

describe.each(contentTypes.map((kind) => [kind.path, kind] as const))('A change of %s', (_path, { fields, rules }) => {
  const names = Object.keys(fields);
  const narrowed = rulesForChange(fields);

  it('gets the same errors as from the rules of the whole item', () => {
    const throwOf = dice();
    const anyOf = <T>(list: readonly T[]) => list[throwOf(list.length)] as T;
    const valueFor = (name: string) => anyOf(fields[name]?.kind === 'flag' ? [true, false] : [...VALUES, ...GROUPS]);
    const randomValues = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, () => anyOf(names)).map((name) => [name, valueFor(name)]));
    let errorCount = 0;
    for (let round = 0; round < 400; round += 1) {
      const blanks = names.filter(() => throwOf(3) === 0).map((name) => [name, '']);
      const stored: Values = { ...sampleValues(fields), ...Object.fromEntries(blanks), ...randomValues(1) };
      const sent: Values = randomValues(1 + throwOf(3));
      const merged = { ...stored, ...sent };
      // What is published is checked in full.
      const used = publishes(sent, stored) ? rules : narrowed(Object.keys(sent));
      const found = changeErrors(used, merged, sent, stored);
      expect({ sent, found }).toEqual({ sent, found: changeErrors(rules, merged, sent, stored) });
      errorCount += Object.keys(found).length;
    }
    expect(errorCount).toBeGreaterThan(0);
  });

  it('is validated only with the rules of its fields and of fields that depend on them', () => {
    const all = Object.keys(narrowed(names).fields);
    expect(all).toEqual(names);
    expect(Object.keys(narrowed([]).fields).length).toBeLessThan(all.length);
  });
});
