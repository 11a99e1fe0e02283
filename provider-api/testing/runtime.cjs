/* eslint-disable @typescript-eslint/no-require-imports -- jest requires it as it is. */
const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/** Ours, which each test file loads anew, and what jest itself provides. */
const ANEW = /^(\.|\/|shared-kit|demo-pictures|@jest\/|jest)/;

/** Jest's, but libraries are loaded once for a worker instead of once for a file: `environment.ts` has one context for both. */
module.exports = class extends Runtime {
  requireModuleOrMock(from, name) {
    if (ANEW.test(name) || isBuiltin(name)) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
};
module.exports.default = module.exports;
