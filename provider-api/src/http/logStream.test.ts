import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

const LINES = 3_000;
/** A program that writes many lines and then ends at once. Its standard output does not block, since the console has used it. */
const TALKER = `
  const { logStream } = require(${JSON.stringify(require.resolve('./logStream'))});
  console.log('ready');
  const log = logStream();
  for (let index = 0; index < ${LINES}; index += 1) log.write(index + 'x'.repeat(200) + '\\n');
  process.exit(0);
`;

it('what was logged before the process ends reaches a pipe that is read slowly', async () => {
  const talker = spawn(process.execPath, ['--import', 'tsx', '-e', TALKER], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  talker.stdout.on('data', (bytes: Buffer) => {
    text += bytes.toString();
    talker.stdout.pause();
    setTimeout(() => talker.stdout.resume(), 10);
  });
  await once(talker, 'close');
  const [, ...lines] = text.split('\n').filter(Boolean);
  expect(lines.map((line) => parseInt(line, 10)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: LINES }, (_, index) => index),
  );
}, 30_000);

it('a pipe that nobody reads does not keep the process from ending', async () => {
  const talker = spawn(process.execPath, ['--import', 'tsx', '-e', TALKER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [code] = (await once(talker, 'exit')) as [number];
  talker.stdout.destroy();
  expect(code).toBe(0);
}, 30_000);
