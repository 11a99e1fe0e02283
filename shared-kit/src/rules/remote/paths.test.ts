import { bestMatch, fillPath, matchPath, shapeOf } from './paths';

test.each([
  ['/hotels/:hotelid', '/hotels/7', { hotelid: '7' }, '/hotels/7'],
  ['/hotels/:hotelid', '/Hotels/aB%2Fc/', { hotelid: 'aB/c' }, '/hotels/aB%2Fc'],
  ['/hotels/:hotelid', '/hotels/100%', { hotelid: '100%' }, '/hotels/100%'],
  ['/Hotels/:hotelid', '/hotels/7', { hotelid: '7' }, '/Hotels/7'],
  ['/', '/', {}, '/'],
])('%s matches %s', (pattern, path, params, canonical) => {
  expect(matchPath(pattern, path)).toEqual({ params, canonical });
});

test.each([
  ['/hotels/:hotelid', '/hotels'],
  ['/hotels/:hotelid', '/hotels/7/specials'],
  ['/hotels/:hotelid', '/restaurants/7'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});

test('among several matches, fixed words win over parameters, compared from the left', () => {
  const entries = ['/:id/new', '/hotels/:hotelid', '/hotels/new'].map((path) => ({ path }));
  expect(bestMatch(entries, '/hotels/new')?.entry.path).toBe('/hotels/new');
  expect(bestMatch(entries.slice(0, 2), '/hotels/new')?.entry.path).toBe('/hotels/:hotelid');
  expect(bestMatch(entries, '/hotels/7')).toMatchObject({ entry: { path: '/hotels/:hotelid' }, params: { hotelid: '7' } });
  expect(bestMatch(entries, '/nothing')).toBeNull();
});

test('a pattern with a missing parameter gives null', () => {
  expect(fillPath('/hotels/:hotelid/specials', { hotelid: 'aB/c' })).toBe('/hotels/aB%2Fc/specials');
  expect(fillPath('/hotels/:hotelid', {})).toBeNull();
});

test('patterns that match the same paths have the same shape', () => {
  expect(shapeOf('/Hotels/:hotelid/specials')).toBe(shapeOf('/hotels/:id/specials'));
  expect(shapeOf('/hotels/:hotelid/lists/:listId')).toBe(shapeOf('/hotels/:id/lists/:id'));
  expect(shapeOf('/hotels/:hotelid')).not.toBe(shapeOf('/hotels/new'));
});
