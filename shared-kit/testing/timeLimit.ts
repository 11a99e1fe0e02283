/** A busy machine is not a failure: tests that hang still end, but not merely because other work slows them down. */
jest.setTimeout(30_000);
