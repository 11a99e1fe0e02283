import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

// Libraries that are loaded once per worker look for fake timers in the global `jest`.
Object.assign(globalThis, { jest });
import './patience';
import './browser';
import './computedStyle';
import './quietConsole';
import './retryDelays';

const { getElementError } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  asyncUtilTimeout: 5000,
  // Printing the page at each attempt of a query that waits takes 5% of the time: it is printed when the last attempt has failed.
  getElementError(message, container) {
    if (!isWaiting()) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', {
      get: () => getElementError(message, container).message,
      configurable: true,
    });
  },
});
