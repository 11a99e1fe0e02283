import { format } from 'node:util';

const unexpected: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    print(...args);
    unexpected.push(format(...args));
  };
}

/** A test that expects a warning or an error on the console replaces the method with `jest.spyOn`. */
afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`The test does not expect these messages on the console:\n${messages.join('\n')}`);
});
