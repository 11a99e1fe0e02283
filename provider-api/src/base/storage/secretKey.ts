import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { makeDataDir, OWN_FILE } from './folder';

/** The key that signs upload addresses and encrypts API tokens: as configured, or made once in the data directory. */
export function secretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (config.secretKey !== null) return config.secretKey;
  const file = join(config.dataDir, 'secret.key');
  if (!existsSync(file)) {
    makeDataDir(config.dataDir);
    // Under another name first: a full disk must not leave an empty key, which anybody could guess.
    writeFileSync(`${file}.unfinished`, randomBytes(32).toString('hex'), { mode: OWN_FILE, flush: true });
    renameSync(`${file}.unfinished`, file);
  }
  return readFileSync(file, 'utf8').trim();
}
