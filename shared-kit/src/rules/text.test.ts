import { pageTitle } from './branding';
import { completeAddress, isAddress, isSlug, isWebUrl, liveSpecialUrl, safeHref } from './links';
import { HOUR_CHOICES, MEAL_TYPES, PICKER_TIMES, publishedOf, WEEKDAYS } from './calendarOptions';
import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from './itemTypes';
import { ADVANCE_DAYS, LIST_PAGES, NIGHT_STAYS } from './options';
import { isEmptyRichText, isTooDeep } from './richText';
import { leastCost } from './testing/cost';
import { TIME_ZONES } from './timeZones';
import { isTimeZone } from './zone';

test('the page title is page, separator, short name', () => {
  expect(pageTitle('Specials')).toBe('Specials | Innkeeper');
  expect(pageTitle('')).toBe('Innkeeper');
});
test('an editor with only empty paragraphs is empty', () => {
  for (const empty of ['', '<p></p>', '<p><br></p><p>&nbsp; \u00a0</p>', '<ul><li>\u200b</li></ul>', null, ['x']])
    expect(isEmptyRichText(empty)).toBe(true);
  for (const filled of ['x', '<p>0</p>', '<p>&lt;</p>', '1 < 2']) expect(isEmptyRichText(filled)).toBe(false);
});
test('http, https, mailto, tel and paths are addresses', () => {
  for (const link of [
    'https://a.example',
    'http://a.example/b?c=d#e',
    'http://localhost:4000/',
    'https://10.0.0.1/x',
    'mailto:a@b.example',
    'HTTPS://A.EXAMPLE',
    'tel:+1-212-555-0100',
    '/rooms?from=mail#top',
    'https://[2001:db8::1]/rooms',
    'tel:5',
    '/',
  ]) {
    expect([link, isAddress(link)]).toEqual([link, true]);
  }
  for (const text of [
    'a.example',
    'https://',
    'https:a.example',
    'https://a b.example',
    'https://calloway',
    'ftp://a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:',
    'mailto:nobody',
    '//a.example',
    '/\\a.example',
    'tel:javascript',
    'tel:x1',
    'tel:1;x',
    'mailto:@a.example',
    'https://.example',
    ' https://a.example',
    'https://a.example ',
    'https://a.example/b c',
    'https://a.example/\tb',
    'https://\\\\a.example',
    'https://a.example\\@b.example',
    'mailto:a b@c.example',
    '/a b',
    '/a\\b',
    'vbscript:x',
    7,
    null,
  ]) {
    expect([text, isAddress(text)]).toEqual([text, false]);
  }
});
test('an address without a scheme gets https; anything else stays as typed', () => {
  expect(completeAddress('calloway.example/rooms')).toBe('https://calloway.example/rooms');
  expect(completeAddress(' calloway.example:8080 ')).toBe('https://calloway.example:8080');
  for (const typed of [
    '',
    'https://a.example',
    '/rooms',
    '//a.example',
    'mailto:a@b.example',
    'mailto:24seven@b.example',
    'tel:5550100',
    'javascript:alert(1)',
    '\\\\server\\folder',
    'no address',
  ])
    expect(completeAddress(typed)).toBe(typed);
});
test('a custom url is letters, numbers and dashes', () => {
  expect(['winter-26', 'A'].map(isSlug)).toEqual([true, true]);
  expect(['', 'a b', 'a/b', '../a', 'javascript:x', 'ä', null].map(isSlug)).toEqual(Array(7).fill(false));
});
test('rich text is at most 100 levels deep, however the tags are written', () => {
  const nested = (tag: string, levels: number) => `<${tag}>`.repeat(levels) + 'x' + `</${tag}>`.repeat(levels);
  expect([isTooDeep(nested('div', 100)), isTooDeep(nested('div', 101))]).toEqual([false, true]);
  for (const deep of ['<ul><li>'.repeat(51), '<b><i>'.repeat(3000), '<DIV a="b">'.repeat(101), '<x-y>'.repeat(101)])
    expect(isTooDeep(deep)).toBe(true);
  for (const flat of [
    '<p>a'.repeat(3000),
    '<br>'.repeat(3000),
    '<div></div>'.repeat(3000),
    '1 < 2 '.repeat(3000),
    '</div>'.repeat(99),
    null,
  ])
    expect(isTooDeep(flat)).toBe(false);
});
test('checking four times the rich text takes about four times as long, not sixteen', () => {
  for (const part of ['<', '<a ', '<p>a</p>', '</p>', '<div>', '&nbsp;', '<!--', '<b></i>', '>']) {
    const check = (length: number) => {
      const html = part.repeat(Math.floor(length / part.length));
      return () => void [isTooDeep(html), isEmptyRichText(html)];
    };
    const growth = leastCost(check(200_000)) / Math.max(100, leastCost(check(50_000)));
    expect([part, growth < 10]).toEqual([part, true]);
  }
});
test.each(['<', '</', '<a/'])('nor does it when the name of a tag is never closed: %s', (start) => {
  const check = (length: number) => () => void isTooDeep(start + 'a'.repeat(length));
  expect(leastCost(check(20_000)) / Math.max(100, leastCost(check(5000)))).toBeLessThan(10);
});
test('a live link is http or https', () => {
  expect(isWebUrl('mailto:a@b.example')).toBe(false);
  expect(isWebUrl('https://a.example/x')).toBe(true);
});
test('an address that could run code does not become a link', () => {
  expect(safeHref(' https://a.example ')).toBe('https://a.example');
  for (const own of ['/hotels/1', '?page=2', '#top']) expect(safeHref(own)).toBe(own);
  for (const bad of [
    '/\\evil.example',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '/\t/evil.example',
    '/\n\\evil.example',
    'data:text/html,x',
    '//evil.example',
    '',
    null,
  ])
    expect(safeHref(bad)).toBeUndefined();
});
test('the address of a live special has the custom url, or else the id', () => {
  expect(liveSpecialUrl('https://inn.example/', 'winter', '7')).toBe('https://inn.example/exclusive-offer/?p=winter');
  expect(liveSpecialUrl('https://inn.example', '', '7')).toBe('https://inn.example/exclusive-offer/?p=7');
  expect(liveSpecialUrl('https://inn.example', 'a&b', '7')).toBe('https://inn.example/exclusive-offer/?p=a%26b');
  expect(liveSpecialUrl(' https://inn.example// ', ' winter ', '7')).toBe('https://inn.example/exclusive-offer/?p=winter');
  expect(liveSpecialUrl('https://inn.example', '  ', '7')).toBe('https://inn.example/exclusive-offer/?p=7');
  expect(liveSpecialUrl('https://inn.example', '', null)).toBe('');
  for (const none of ['', ' ', null, undefined]) expect(liveSpecialUrl(none, 'winter', '7')).toBe('');
});
test('options for days and nights are written with two digits', () => {
  expect([ADVANCE_DAYS[0], ADVANCE_DAYS.at(-1), ADVANCE_DAYS.length]).toEqual([
    { value: 0, label: '00' },
    { value: 60, label: '60' },
    61,
  ]);
  expect([NIGHT_STAYS[0], NIGHT_STAYS.length]).toEqual([{ value: 1, label: '01' }, 60]);
});
test('the choices of meals, days and hours', () => {
  expect(MEAL_TYPES).toEqual(['Breakfast', 'Brunch', 'Lunch', 'Dinner', 'Happy Hour', 'Bar', 'Other']);
  expect(WEEKDAYS).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect([HOUR_CHOICES[0], HOUR_CHOICES[1], HOUR_CHOICES.at(-1), HOUR_CHOICES.length]).toEqual(['Other', '00:00', '23:30', 49]);
});
test('the time list has 24-hour steps of 15 minutes', () => {
  expect([PICKER_TIMES[1], PICKER_TIMES.at(-1), PICKER_TIMES.length]).toEqual(['00:15', '23:45', 96]);
});
test('the filter value 1 is published, 0 unpublished, 2 both', () => {
  expect([1, 0, 2].map(publishedOf)).toEqual([true, false, undefined]);
});
test('each kind of promo and of accommodation has its code, its place in the address, its label and its live page', () => {
  const written = [...TILED_PROMO_TYPES, ...ACCOMMODATION_TYPES].map(({ value, path, label, liveUrl }) =>
    [value, path, label, liveUrl].join(' | '),
  );
  expect(written).toEqual([
    'meeting | meetings | Meetings | meetingsUrl',
    'wedding | weddings | Weddings | weddingsUrl',
    'dining | dining | Private Dining | diningsUrl',
    'misc | misc | Misc | miscUrl',
    'misc2 | misc2 | Misc2 | misc2Url',
    'misc3 | misc3 | Misc3 | misc3Url',
    'guestroom | guest-rooms | Guest Rooms | accommGuestroomUrl',
    'suite | suites | Suite | accommSuiteUrl',
    'accessible | accessible | Accessible | accommAccessibleUrl',
    'misc | miscs | Misc | accommMiscUrl',
  ]);
});
test('the choices of pages that a list is shown on', () => {
  expect(LIST_PAGES.map(({ value }) => value)).toEqual([
    'aaa',
    'accessible-features',
    'amenities',
    'homepage',
    'map-directions',
    'meetings',
    'packages-promotions',
    'things-to-do',
    'weddings',
  ]);
});
test('every time zone is known, listed once, those of the US first', () => {
  expect(TIME_ZONES.filter(({ value }) => !isTimeZone(value))).toEqual([]);
  expect(new Set(TIME_ZONES.map(({ value }) => value)).size).toBe(TIME_ZONES.length);
  expect(TIME_ZONES[0]?.value).toBe('America/New_York');
  for (const odd of ['', 'Mars/Olympus', null, 5]) expect(isTimeZone(odd)).toBe(false);
});
