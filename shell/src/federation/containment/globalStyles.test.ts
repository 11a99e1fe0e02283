import { isGlobal, scopeSelectors } from './globalStyles';

test.each(['h1', 'a', '*', ':root', 'html[data-theme]', 'button:not(.mf-x-save)', '[type="checkbox"]'])(
  '%s may match anything on the page',
  (selector) => expect(isGlobal(selector)).toBe(true),
);

test.each(['.mf-x-list-1a2b3c', '.mf-x-list-1a2b3c td', 'td.mf-x-cell-1a2b3c:hover', '#mf-x', ':where(.mf-x-row-1a2b3c) > a'])(
  '%s only matches elements of its remote',
  (selector) => expect(isGlobal(selector)).toBe(false),
);

test('only the global selectors of a list are limited to the remote', () => {
  expect(scopeSelectors('mf-x', 'h1, .mf-x-title-1a2b3c, :is(a, b)')).toBe(
    '[data-remote="mf-x"] h1, .mf-x-title-1a2b3c, [data-remote="mf-x"] :is(a, b)',
  );
  expect(scopeSelectors('mf-x', '.mf-x-title-1a2b3c')).toBeNull();
});
