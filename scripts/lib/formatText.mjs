import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { root } from './run.mjs';

/**
 * Formats text as `npm run format` would.
 * @param {string} file its name says what the text is
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {Error} when the text cannot be parsed
 */
export async function formatText(file, text) {
  const { code, errors } = await format(file, text, JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')));
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
