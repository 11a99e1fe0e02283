/** Long enough for a busy machine; a test that hangs still fails. */
jest.setTimeout(30_000);

// `npm test` reports tests that pass only at their second attempt, and accepts one in a run. Jest alone makes one attempt.
if (process.env.TEST_ATTEMPTS === '2') jest.retryTimes(1, { logErrorsBeforeRetry: true });
