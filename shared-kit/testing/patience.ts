/** A busy machine is not a failure: tests that hang still end, but not merely because other work slows them down. */
jest.setTimeout(30_000);

// `npm test` names what passes at the second attempt, and lets one such test of a run through, not two. Jest by itself tries once.
if (process.env.TEST_ATTEMPTS === '2') jest.retryTimes(1, { logErrorsBeforeRetry: true });
