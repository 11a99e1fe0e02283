import { PGlite } from '@electric-sql/pglite';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectPglite } from './pglite';

const root = mkdtempSync(join(tmpdir(), 'innkeeper-template-'));
afterAll(() => rmSync(root, { recursive: true }));

it('a prepared database that cannot be copied, such as one of another account, is not used: a new one is created', async () => {
  const template = join(root, 'template');
  mkdirSync(template);
  writeFileSync(join(template, 'a'), '');
  // A socket, which cannot be copied: root may read everything, so that permissions would not do.
  const socket = createServer().listen(join(template, 'b'));
  await once(socket, 'listening');
  const dataDir = join(root, 'data');
  const create = jest.spyOn(PGlite, 'create').mockImplementation(async (options) => {
    expect(existsSync(String(options))).toBe(false);
    mkdirSync(String(options));
    return { close: async () => undefined } as PGlite;
  });
  const open = jest.fn();
  await connectPglite(dataDir, open.mockResolvedValue(null), template);
  expect(create).toHaveBeenCalledTimes(1);
  create.mockRestore();
  socket.close();
  expect(open).toHaveBeenCalledWith(join(dataDir, 'database'));
  expect(readdirSync(dataDir)).toEqual(['database']);
});
