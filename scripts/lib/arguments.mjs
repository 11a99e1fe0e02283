import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/**
 * Ends the command with a message, and an example of how to write it.
 * @param {string} message
 * @param {string} [example]
 * @returns {never}
 */
export function stop(message, example) {
  console.error(example ? `${message}\nFor example: ${example}` : message);
  process.exit(1);
}

/**
 * Reads the arguments of a command; ends it when one of them is unknown, or has no value, as when a variable is not set.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} const O
 * @param {O} options
 * @param {string} example
 * @param {readonly string[]} [words] the only words that may be given in addition to the options; without it, any may
 */
export function readArguments(options, example, words) {
  try {
    const parsed = parseArgs({ allowPositionals: true, options });
    const empty = Object.keys(parsed.values).find((name) => parsed.values[name] === '');
    if (empty) stop(`--${empty} is empty.`, example);
    const unknown = words && parsed.positionals.find((word) => !words.includes(word));
    if (unknown !== undefined) stop(`'${unknown}' is not known. ${knownText(words ?? [])}`, example);
    return parsed;
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}.`, example);
  }
}

/** @param {readonly string[]} words */
const knownText = (words) => (words.length === 0 ? 'Only options may follow.' : `Known words are ${words.join(', ')}.`);

/**
 * Checks a port before minutes of building; ends the command when it is not free.
 * @param {string} text
 * @param {string} setting what to change, such as `--port`
 * @returns {Promise<number>}
 */
export async function requireFreePort(text, setting) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) stop(`${setting} must be a number from 1 to 65535.`);
  const server = createServer();
  await new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      stop(
        code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or set ${setting} to another number.`
          : `Port ${port} cannot be used (${code}). Set ${setting} to another number.`,
      ),
    );
    server.listen(port, 'localhost', () => server.close(() => resolve(undefined)));
  });
  return port;
}
