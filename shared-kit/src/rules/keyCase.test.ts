import { camelKey, snakeKey, toCamel, toSnake } from './keyCase';
import { PREVIEW_URL_KEYS } from './previewUrls';

test.each([
  ['gaTrackingID', 'ga_tracking_id'],
  ['modal1Title', 'modal1_title'],
  ['misc2Url', 'misc2_url'],
  ['accommGuestroomUrl', 'accomm_guestroom_url'],
  ['ihgHotelCode', 'ihg_hotel_code'],
  ['calendarDisplayAs', 'calendar_display_as'],
  ['cta.linkUrl', 'cta.link_url'],
  ['images.0.assetId', 'images.0.asset_id'],
  ['r', 'r'],
])('%s is %s on the wire and back', (camel, snake) => {
  expect(snakeKey(camel)).toBe(snake);
  expect(camelKey(snake)).toBe(camel);
});
test('every live-page key is converted to snake case and back', () => {
  for (const key of PREVIEW_URL_KEYS) expect(camelKey(snakeKey(key))).toBe(key);
});
test('keys change at every depth, values never', () => {
  const client = {
    pageDisplayedOn: ['map-directions', 'covid19'],
    details: { cta: [{ linkUrl: 'a_b' }] },
    tags: [{ name: 'cat#Home Promos' }],
  };
  const wire = {
    page_displayed_on: ['map-directions', 'covid19'],
    details: { cta: [{ link_url: 'a_b' }] },
    tags: [{ name: 'cat#Home Promos' }],
  };
  expect(toSnake(client)).toEqual(wire);
  expect(toCamel(wire)).toEqual(client);
});
test('dates, null and plain values are left unchanged', () => {
  const date = new Date(0);
  expect(toSnake({ startsOn: date })).toEqual({ starts_on: date });
  expect(toSnake(null)).toBeNull();
  expect(toCamel('starts_on')).toBe('starts_on');
});
test('keys such as __proto__ change no prototype, and deep nesting does not overflow the stack', () => {
  const hostile = toCamel<Record<string, unknown>>(JSON.parse('{"__proto__": {"is_super": true}}'));
  expect(Object.getPrototypeOf(hostile)).toBe(Object.prototype);
  expect((hostile as { isSuper?: boolean }).isSuper).toBeUndefined();
  expect(() => toCamel(JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)))).not.toThrow();
});
