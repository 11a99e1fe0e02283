import { browserName } from './browserName';

test('a browser keeps its name, and has one even if it forbids storage', () => {
  expect(browserName()).toBe(browserName());
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(browserName()).toMatch(/^\w+$/);
});
