import { forgetUnsynced } from './forget';

/** Runs before a server: puts a disk that forgets what was not synced under its files. */
const { FORGET_FOLDER = '', FORGET_DISK = '', FORGET_NAMES, FORGET_KEEPS, FORGET_SEED } = process.env;
const seed = Number(FORGET_SEED);
let count = 0;

/** Reproducible randomness. */
function isKept(): boolean {
  count += 1;
  const wave = Math.sin(seed + count * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave) < Number(FORGET_KEEPS);
}

forgetUnsynced({
  folder: FORGET_FOLDER,
  disk: FORGET_DISK,
  names: FORGET_NAMES === 'early' ? 'early' : 'late',
  leaks: isKept,
});
