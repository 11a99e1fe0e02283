/* oxlint-disable typescript/no-require-imports -- Jest loads this file without compiling it. */
const { createRequire } = require('node:module');
const { dirname } = require('node:path');
const { setTimeout, clearTimeout } = require('node:timers');
const { default: Runtime } = require('jest-runtime');

/**
 * Libraries that remember nothing of a page, nor of a test. All others each test file loads anew, as it does the product: those that
 * listen to the window, or hold what the product has registered with them (react-query, quill, single-spa, DOMPurify).
 */
const SHARED =
  /^(react|react-dom|formik|yup|dayjs|rrule|diff|acorn|postcss|react-datepicker|@base-ui\/react|@testing-library\/(react|user-event|jest-dom))(\/|$)/;

/** What a library does for the test file that loads it, and has to do for each. */
const repeated = new Map();
const loaded = new Map();

/** Libraries that take something of the page or of the clock when they are first used, and keep it. */
const alter = {
  // `act` takes the real clock now, and not the fake one of a test.
  react: ({ act }) => act(() => ({ then: (done) => done() })).then(() => undefined),
  '@testing-library/react': ({ screen, getQueriesForElement }, repeat) =>
    repeat.push(() => Object.assign(screen, getQueriesForElement(document.body))),
  '@testing-library/user-event': ({ userEvent }) => {
    const { setup } = userEvent;
    userEvent.setup = (options) => setup({ document, ...options });
    // What names no element would happen on the page of the first test file.
    for (const name of ['tab', 'keyboard', 'paste', 'copy', 'cut', 'pointer'])
      userEvent[name] = (what) => userEvent.setup({ delay: null })[name](what);
  },
};

/** What a library finds when it is loaded. React keeps the timers: real ones, and no `setImmediate`, which no browser has. */
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

  /** What is still to load then is loaded by nobody: the page handles it like a file that an upgrade took away. */
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

  /** A library that is loaded already would go around the mock: the file loads all of its own. */
  setMock(from, name, ...rest) {
    this.sharing &&= !SHARED.test(name);
    super.setMock(from, name, ...rest);
  }
};
module.exports.default = module.exports;
