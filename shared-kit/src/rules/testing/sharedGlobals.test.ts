import { rememberGlobals } from './sharedGlobals';

it('restores the globals that a test file replaced or added, built-ins included', () => {
  const { now } = Date;
  const { random } = Math;
  const { at } = Array.prototype;
  const putBack = rememberGlobals();
  Date.now = () => 0;
  Math.random = () => 0;
  Array.prototype.at = () => undefined;
  Object.assign(globalThis, { leftBehind: true });
  process.env.LEFT_BEHIND = 'yes';
  putBack();
  expect([Date.now, Math.random, Array.prototype.at]).toEqual([now, random, at]);
  expect(globalThis).not.toHaveProperty('leftBehind');
  expect(process.env.LEFT_BEHIND).toBeUndefined();
});

it('gives the process back the functions that jest replaces for each file', () => {
  const { exit, getBuiltinModule } = process;
  const putBack = rememberGlobals();
  Object.assign(process, { exit: () => undefined, getBuiltinModule: () => undefined });
  putBack();
  expect([process.exit, process.getBuiltinModule]).toEqual([exit, getBuiltinModule]);
});
