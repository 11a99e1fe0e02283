/* oxlint-disable typescript/no-require-imports -- Jest loads this file without compiling it. */
const { createRequire } = require('node:module');
const { dirname } = require('node:path');
const { setTimeout, clearTimeout } = require('node:timers');
const { default: Runtime } = require('jest-runtime');

/**
 * Libraries that keep no state of a page or a test. All others are loaded again for each test file, like the product: they listen to
 * the window, or keep what the product registers with them (react-query, quill, single-spa, DOMPurify).
 */
const SHARED =
  /^(react|react-dom|formik|yup|dayjs|rrule|diff|acorn|postcss|react-datepicker|@base-ui\/react|@testing-library\/(react|user-event|jest-dom))(\/|$)/;

/** Calls that a library makes when it is loaded, and that have to be repeated for each test file. */
const repeated = new Map();
const loaded = new Map();

/** Adjustments for libraries that keep a reference to the page or the clock from their first use. */
const alter = {
  // The first call of `act` fixes its clock: the real one, not the fake one of a test.
  react: ({ act }) => act(() => ({ then: (done) => done() })).then(() => undefined),
  '@testing-library/react': ({ screen, getQueriesForElement }, repeat) =>
    repeat.push(() => Object.assign(screen, getQueriesForElement(document.body))),
  '@testing-library/user-event': ({ userEvent }) => {
    const { setup } = userEvent;
    userEvent.setup = (options) => setup({ document, ...options });
    // Without an element, these would act on the page of the first test file.
    for (const name of ['tab', 'keyboard', 'paste', 'copy', 'cut', 'pointer'])
      userEvent[name] = (what) => userEvent.setup({ delay: null })[name](what);
  },
};

/** The globals while a library is loaded. React keeps the timers, so they are real, and without `setImmediate`, as in browsers. */
const forLoading = (later) => ({
  ...Object.fromEntries(
    ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'].map((name) => [name, later(() => globalThis[name])]),
  ),
  expect: { extend: later(() => globalThis.expect.extend) },
  setTimeout,
  clearTimeout,
  setImmediate: undefined,
});

function load(from, name) {
  const repeat = [];
  const found = forLoading(
    (call) =>
      (...args) =>
        repeat.push(() => call()(...args)),
  );
  const given = Object.fromEntries(Object.keys(found).map((key) => [key, globalThis[key]]));
  Object.assign(globalThis, found);
  try {
    const library = createRequire(from)(name);
    if (!repeated.has(library)) {
      alter[name]?.(library, repeat);
      repeated.set(library, repeat);
    }
    return library;
  } finally {
    Object.assign(globalThis, given);
  }
}

/** Loads libraries once per worker instead of once per file, which works because `environment.ts` gives all files one context. */
module.exports = class extends Runtime {
  seen = new Set();
  sharing = true;
  ended = false;

  /** Later imports fail: for the page they are like files that an upgrade has removed. */
  teardown() {
    this.ended = true;
    return super.teardown();
  }

  requireModuleOrMock(from, name) {
    if (this.ended) throw new Error(`${name} is not loaded any more: the tests of this file are over.`);
    if (!SHARED.test(name) || !this.sharing) return super.requireModuleOrMock(from, name);
    const key = `${dirname(from)} ${name}`;
    if (!loaded.has(key)) loaded.set(key, load(from, name));
    const library = loaded.get(key);
    if (!this.seen.has(library)) {
      this.seen.add(library);
      for (const call of repeated.get(library)) call();
    }
    return library;
  }

  /** A shared library would not use the mock, so this file loads its own copies of all libraries. */
  setMock(from, name, ...rest) {
    this.sharing &&= !SHARED.test(name);
    super.setMock(from, name, ...rest);
  }
};
module.exports.default = module.exports;
