import fs from 'node:fs';

/** The disk under a server's files, and what happens to them when it is killed. */
export interface Disk {
  /** Called before each start. @returns the environment and preloaded modules that the server is started with */
  under(folder: string): { env: Record<string, string>; preload: string[] };
  /** Called after each kill: leaves in the folder what the next start is to find there. */
  afterCut(folder: string): void;
}

/** The machine's own disk, which loses nothing when a process is killed. */
export const plainDisk: Disk = { under: () => ({ env: {}, preload: [] }), afterCut: () => undefined };

/**
 * A disk that keeps only what was synced: alternately, it also loses file names, or keeps them and some of the other
 * writes in any order.
 * @param seed chooses which writes are kept
 */
export function forgetfulDisk(seed: number): Disk {
  let round = 0;
  const place = (folder: string) => `${folder}-disk`;
  return {
    under(folder) {
      fs.mkdirSync(folder, { recursive: true });
      fs.cpSync(folder, place(folder), { recursive: true });
      const isEven = (round += 1) % 2 === 0;
      const env = {
        FORGET_FOLDER: folder,
        FORGET_DISK: place(folder),
        FORGET_NAMES: isEven ? 'early' : 'late',
        FORGET_KEEPS: isEven ? '0.3' : '0',
        FORGET_SEED: String(seed + round),
      };
      return { env, preload: ['tsx', './provider-api/testing/forgetfulDisk/preload.ts'] };
    },
    afterCut(folder) {
      fs.rmSync(folder, { recursive: true });
      fs.cpSync(place(folder), folder, { recursive: true });
      for (const used of [place(folder), `${place(folder)}.contents`]) fs.rmSync(used, { recursive: true });
    },
  };
}
