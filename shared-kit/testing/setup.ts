import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// The router needs both, every browser has them, and jsdom does not pass them on.
Object.assign(globalThis, { TextDecoder, TextEncoder });
import './browser';
import './computedStyle';

// Whole forms are filled in by simulated keys, which takes time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });
