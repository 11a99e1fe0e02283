import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { logStream } from './logStream';

const folder = fs.mkdtempSync(join(tmpdir(), 'innkeeper-log-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

it('the log continues after a full disk, says how many lines are missing, and logging code sees no error', async () => {
  const file = join(folder, 'log');
  const log = pino({ base: null }, logStream(fs.openSync(file, 'w')));
  log.info('Before – “ü”');
  await settle();
  const full = jest
    .spyOn(fs, 'write')
    .mockImplementation(((_handle: number, _bytes: Buffer, done: (error: Error, count: number) => void) =>
      process.nextTick(done, Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 0)) as typeof fs.write);
  for (const word of ['One', 'Two', 'Three']) log.info(word);
  await settle();
  full.mockRestore();
  log.info('After');
  log.info('And on');
  await settle();
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; lost?: number });
  expect(lines.map(({ msg, lost }) => (lost ? `${lost} ${msg}` : msg))).toEqual([
    'Before – “ü”',
    '3 lines of the log could not be written',
    'After',
    'And on',
  ]);
});

it('a line is written completely even if the output takes it in parts or is busy', async () => {
  const file = join(folder, 'parts');
  const log = pino({ base: null }, logStream(fs.openSync(file, 'w')));
  const { write } = fs;
  let calls = 0;
  const slow = jest.spyOn(fs, 'write').mockImplementation(((
    handle: number,
    bytes: Buffer,
    done: (error: Error | null, count: number) => void,
  ) => {
    calls += 1;
    if (calls % 3 === 0) process.nextTick(done, Object.assign(new Error('busy'), { code: 'EAGAIN' }), 0);
    else write(handle, bytes.subarray(0, 21), (error, count) => done(error, count));
  }) as typeof fs.write);
  log.info('Grüße aus der Küche, “ü” und mehr');
  log.info('Second');
  for (let waited = 0; waited < 20 && calls < 8; waited += 1) await settle();
  await settle();
  slow.mockRestore();
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['Grüße aus der Küche, “ü” und mehr', 'Second']);
});
