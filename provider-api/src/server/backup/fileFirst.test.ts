import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { newPath } from '../../../testing/backups';

const tsx = join(__dirname, '../../../../node_modules/tsx/dist/cli.mjs');

/** Runs the command for backups. @returns what it writes as an error, and the calls that it made to a server */
async function backUpTo(file: string) {
  const calls: string[] = [];
  const server = createServer(({ method, url }, response) => {
    calls.push(`${method} ${url}`);
    response.writeHead(403).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = [tsx, join(__dirname, 'main.ts'), 'backup', file, '--from', from];
  const env = { ...process.env, BACKUP_TOKEN: 'a session', DATA_DIR: newPath() };
  const error = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { env }, (_fault, _output, written) => resolve(written.trim())),
  );
  server.close();
  return { error, calls };
}

it('a backup that cannot be saved is not asked for: its folder is missing, or the file exists', async () => {
  const folder = newPath();
  const missing = await backUpTo(join(folder, 'nightly.backup'));
  expect(missing).toEqual({ error: `There is no folder ${folder}. Make it, or name a file in another one.`, calls: [] });
  expect(existsSync(folder)).toBe(false);
  const file = newPath();
  writeFileSync(file, 'last night');
  expect(await backUpTo(file)).toEqual({ error: `${file} already exists. Name another file.`, calls: [] });
  const { calls } = await backUpTo(newPath());
  expect(calls).toEqual(['POST /api/backup']);
}, 60_000);
