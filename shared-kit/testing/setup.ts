import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Libraries that are loaded once per worker are not handed jest, which they ask for the clock.
Object.assign(globalThis, { jest });
import './patience';
import './browser';
import './computedStyle';

configure({ asyncUtilTimeout: 5000 });
