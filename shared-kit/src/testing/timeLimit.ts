/** A busy machine is not a fault: what waits for ever still ends, but not because somebody else works beside it. */
jest.setTimeout(30_000);
