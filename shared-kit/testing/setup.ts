import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Libraries that are loaded once per worker are not handed jest, which they ask for the clock.
Object.assign(globalThis, { jest });
import './browser';
import './computedStyle';

// Whole forms are filled in by simulated keys, which takes time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });
