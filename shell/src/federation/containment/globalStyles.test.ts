import { isGlobal, scopeSelectors } from './globalStyles';

test.each([
  ...['h1', 'a', '*', ':root', 'html[data-theme]', 'button:not(.mf-x-save)', '[type="checkbox"]'],
  ...['a:not(:is(.mf-x-a), .mf-x-b)', ':is(h1, .mf-x-title)', 'body:has(.mf-x-open)', 'li:nth-child(2n)'],
])('%s may match anything on the page', (selector) => expect(isGlobal(selector)).toBe(true));

test.each([
  '.mf-x-list-1a2b3c',
  '.mf-x-list-1a2b3c td',
  'td.mf-x-cell-1a2b3c:hover',
  '#mf-x',
  ':where(.mf-x-row-1a2b3c) > a',
  ':is(.mf-x-a, b.mf-x-b:not(i))',
])('%s only matches elements of its remote', (selector) => expect(isGlobal(selector)).toBe(false));

test('only the global selectors of a list are limited to the remote', () => {
  expect(scopeSelectors('mf-x', 'h1, .mf-x-title-1a2b3c, :is(a, b)')).toBe(
    '[data-remote="mf-x"] h1, .mf-x-title-1a2b3c, [data-remote="mf-x"] :is(a, b)',
  );
  expect(scopeSelectors('mf-x', 'a:not(.mf-x-a, :is(.mf-x-b)), [title="a, b"]')).toBe(
    '[data-remote="mf-x"] a:not(.mf-x-a, :is(.mf-x-b)), [data-remote="mf-x"] [title="a, b"]',
  );
  expect(scopeSelectors('mf-x', '.mf-x-title-1a2b3c')).toBeNull();
});
