import { randomBytes } from 'node:crypto';
import fs, { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { newPath } from '../../../testing/backups';
import { fileLine, packLines, partsOf } from './format';

const MANY = 50;

/** More than the streams between the file and its reader hold at once. */
async function* longBackup() {
  yield '{"innkeeper":1}';
  for (let index = 0; index < MANY; index += 1) yield fileLine(`${index}`, randomBytes(50_000));
}

it('A backup whose reader stops early is closed', async () => {
  const file = newPath();
  await pipeline(packLines(longBackup()), createWriteStream(file));
  const closed = new Promise<string>((resolve) => {
    jest.spyOn(fs, 'close').mockImplementationOnce((descriptor, done) => {
      fs.closeSync(descriptor);
      done?.(null);
      resolve('closed');
    });
  });
  for await (const part of partsOf(file)) {
    expect(part).toMatchObject({ file: '0' });
    break;
  }
  const late = new Promise((resolve) => setTimeout(resolve, 1000, 'open'));
  expect(await Promise.race([closed, late])).toBe('closed');
  jest.restoreAllMocks();
});
