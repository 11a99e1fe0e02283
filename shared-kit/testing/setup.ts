import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Libraries that are loaded once per worker look for fake timers in the global `jest`.
Object.assign(globalThis, { jest });
import './patience';
import './browser';
import './computedStyle';
import './quietConsole';

configure({ asyncUtilTimeout: 5000 });
