import { warnUnlessLeft } from './warnUnlessLeft';

test('a call that fails is logged, but not while the page is left, and again once the page is back', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnUnlessLeft('on the page');
  window.dispatchEvent(new Event('pagehide'));
  warnUnlessLeft('left');
  window.dispatchEvent(new Event('pageshow'));
  warnUnlessLeft('back');
  expect(warn.mock.calls).toEqual([['on the page'], ['back']]);
});
