import fs from 'node:fs';
import { openSynced } from '../src/base/storage/syncedFiles';

/** A separate program, which writes to the embedded database in a folder until there is no space left for its log. */
async function main(folder: string): Promise<void> {
  const client = await openSynced(folder);
  await client.exec("create table kept (word text); insert into kept values ('Acknowledged')");
  const { openSync, writeSync } = fs;
  const fullFiles = new Set<number>();
  fs.openSync = (path, ...rest) => {
    const handle = openSync(path, ...rest);
    if (String(path).includes('pg_wal/xlogtemp')) fullFiles.add(handle);
    else fullFiles.delete(handle);
    return handle;
  };
  fs.writeSync = ((handle: number, ...rest: [Uint8Array]) => {
    if (fullFiles.has(handle)) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return writeSync(handle, ...rest);
  }) as typeof fs.writeSync;
  for (let count = 0; count < 5; count += 1) {
    await client.exec('select pg_switch_wal()');
    await client.exec(`insert into kept values ('${count}')`);
  }
  console.log('There was room.');
}

void main(process.argv[2] ?? '');
