import { format } from 'node:util';

/** When an update arrives between two steps of a test depends on how busy the machine is. */
const LATE_UPDATE = /not wrapped in act\(/;

const unexpected: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    print(...args);
    const text = format(...args);
    if (!LATE_UPDATE.test(text)) unexpected.push(text);
  };
}

/** A test that expects a warning or an error on the console replaces the method with `jest.spyOn`. */
afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`The test does not expect these messages on the console:\n${messages.join('\n')}`);
});
