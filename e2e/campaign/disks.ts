import fs from 'node:fs';

/** The disk under a server's files, and what happens to them when it is killed. */
export interface Disk {
  /** Before each start. @returns what the server is started with */
  under(folder: string): { env: Record<string, string>; preload: string[] };
  /** After each kill: leaves in the folder what is found at the next start. */
  afterCut(folder: string): void;
}

/** The machine's own, which forgets nothing when a process is killed. */
export const plainDisk: Disk = { under: () => ({ env: {}, preload: [] }), afterCut: () => undefined };

/**
 * One that remembers what was synced: by turns names are lost as well, or kept with a part of the writes in any order.
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
