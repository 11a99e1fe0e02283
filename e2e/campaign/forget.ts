import { forgetUnsynced } from '../../provider-api/src/testing/forgetfulDisk/forget';
import { chance } from './random';

/** Runs before a server: puts a disk that forgets what was not synced under its files. */
const { FORGET_FOLDER = '', FORGET_DISK = '', FORGET_NAMES, FORGET_KEEPS, FORGET_SEED } = process.env;
const random = chance(Number(FORGET_SEED));

forgetUnsynced({
  folder: FORGET_FOLDER,
  disk: FORGET_DISK,
  names: FORGET_NAMES === 'early' ? 'early' : 'late',
  leaks: () => random.often(Number(FORGET_KEEPS)),
});
