import { withApostropheWildcards, containsText } from './contains';

test.each([
  ['Drover’s Rest', "drover's", true],
  ["Drover's Rest", 'DROVER’S', true],
  ['Drover\u2018s', "drover's", true],
  ['Drover\u02bcs', 'drover\u2019s', true],
  ["Drover's", 'drover`s', true],
  ["Drover's", 'drover\u00b4s', true],
  ['The Aster', '  aster ', true],
  ['The Aster', '', true],
  ['The Aster', 'rose', false],
  ['Drover’s', 'drovers', false],
  ['Cafe\u0301 Zoe\u0308', 'caf\u00e9 zo\u00eb', true],
  ['Caf\u00e9', 'CAFE\u0301', true],
  ['Cr\u00e8me br\u00fbl\u00e9e', 'creme BRULEE', true],
  ['Creme brulee', 'cr\u00e8me', true],
  ['Malm\u00f8 \u00d8rsted', 'malmo orsted', true],
  ['Malmo', 'MALM\u00d8', true],
  ['Stra\u00dfe', 'STRASSE', true],
  ['Strasse', 'stra\u00dfe', true],
  ['STRA\u1e9eE', 'strasse', true],
  ['\u0141\u00f3d\u017a, Plac Wolno\u015bci', 'lodz, plac wolnosci', true],
  ['\u00c6r\u00f8, H\u0153rdt', 'aero, hoerdt', true],
  ['\u0152uvre, h\u00e6r', 'OEUVRE, HAER', true],
  ['\u0110or\u0111e', 'djordje', false],
  ['\u0110or\u0111e', 'dorde', true],
  ['D\u0131\u015far\u0131', 'disari', true],
  ['\u01fe', 'o', true],
  ['The Aster', '\ufeffthe\u00a0 as\u00adter', true],
  ['The Aster', '\u200b', true],
])('%p contains %p: %p', (text, query, isMatch) => expect(containsText(text, query)).toBe(isMatch));

test('a search term for the database changes only apostrophes', () => {
  expect(withApostropheWildcards("drover's 100\\%")).toBe('drover_s 100\\%');
});
