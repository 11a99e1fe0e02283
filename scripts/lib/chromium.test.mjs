import { ensureChromium } from './chromium.mjs';

const { CHROMIUM } = process.env;
afterEach(() => {
  delete process.env.CHROMIUM;
  if (CHROMIUM !== undefined) process.env.CHROMIUM = CHROMIUM;
});

it('a browser that was chosen and is not there is not replaced by another one', () => {
  process.env.CHROMIUM = '/none/chromium';
  expect(ensureChromium).toThrow('CHROMIUM names a file that does not exist: /none/chromium');
});

it('the browser that was chosen is used', () => {
  process.env.CHROMIUM = process.execPath;
  expect(ensureChromium()).toBe(process.execPath);
});
