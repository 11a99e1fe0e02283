import { storedRights } from './rights';

const million = (text: string): string => text.padEnd(1_000_000);
const parse = (person: string, text: string) => storedRights.parse(person, text);
const OWN = '[["faq",null,true,false,false]]';

test('rights that are read again unchanged are parsed once, changed ones at once', () => {
  const first = parse('anna', OWN);
  expect(parse('anna', OWN)).toBe(first);
  const changed = parse('anna', '[["faq",null,true,true,false]]');
  expect([first.canAny('WRITE', 'faq'), changed.canAny('WRITE', 'faq')]).toEqual([false, true]);
});

test('the rights of many people take a bounded amount of memory', () => {
  const [first, second] = [parse('ben', million(OWN)), parse('carla', million(OWN))];
  // Rights replaced by a text of the same length take no additional memory.
  for (const end of ['\n', '\t', '\r']) parse('dora', million(OWN) + end);
  expect([parse('ben', million(OWN)), parse('carla', million(OWN))]).toEqual([first, second]);
  expect(parse('ben', million(OWN))).toBe(first);
  parse('emil', million(OWN));
  expect(parse('ben', million(OWN))).not.toBe(first);
});
