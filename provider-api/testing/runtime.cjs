/* oxlint-disable typescript/no-require-imports -- Jest loads this file without compiling it. */
const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/** Modules of the product, which each test file loads anew, and those that jest itself provides. */
const ANEW = /^(\.|\/|shared-kit|demo-pictures|@jest\/|jest)/;

/** Loads libraries once per worker instead of once per file, which works because `environment.ts` gives all files one context. */
module.exports = class extends Runtime {
  requireModuleOrMock(from, name) {
    if (ANEW.test(name) || isBuiltin(name)) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
};
module.exports.default = module.exports;
