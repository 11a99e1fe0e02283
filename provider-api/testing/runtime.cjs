/* oxlint-disable typescript/no-require-imports -- Jest loads this file without compiling it. */
const { createRequire, isBuiltin } = require('node:module');
const { join } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** Modules that jest resolves and compiles, those of the product, and those that jest itself provides. */
const COMPILED = /^(\.|\/|shared-kit|demo-pictures|@jest\/|jest)/;

const root = join(__dirname, '../..');
const sources = ['provider-api/src', 'provider-api/demo', 'shared-kit/src/rules', 'demo-pictures'].map((path) =>
  join(root, path),
);
/** Modules of the product are shared: they keep no state of a test. Tests and their helpers are loaded again for each file. */
const isShared = (path) => sources.some((folder) => path.startsWith(folder)) && !/\.test\.ts$|\/testing\//.test(path);

const loaded = new Map();
/** The runtime of the current test file. A shared module may have been loaded by an earlier one, which can load nothing more. */
const running = { runtime: null };

/**
 * Loads libraries and the server itself once per worker instead of once per file, which works because `environment.ts` gives all
 * files one context.
 */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    running.runtime = this;
  }

  requireModuleOrMock(from, name) {
    if (!COMPILED.test(name) || isBuiltin(name)) return createRequire(from)(name);
    if (this !== running.runtime) return running.runtime.requireModuleOrMock(from, name);
    const path = this._resolution.resolveCjsStub(from, name) || this._resolution.resolveCjs(from, name);
    if (!isShared(path)) return super.requireModuleOrMock(from, name);
    if (!loaded.has(path)) loaded.set(path, super.requireModuleOrMock(from, name));
    return loaded.get(path);
  }

  /** A module that an earlier file has loaded would not use the mock, so the test would pass only when it is run alone. */
  setMock(from, name) {
    throw new Error(`${name} cannot be mocked, since modules are loaded once per worker: pass what differs as an argument.`);
  }
};
module.exports.default = module.exports;
