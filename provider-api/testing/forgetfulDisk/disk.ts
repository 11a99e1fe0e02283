import fs from 'node:fs';
import path from 'node:path';

export interface Forgetting {
  /** The absolute path of the folder that the program works in. */
  folder: string;
  /** The folder for what survives a power cut; created if missing. */
  disk: string;
  /** `late`: created, moved and deleted names are lost unless something has been synced since; `early`: they are never lost. */
  names: 'late' | 'early';
  /** Whether the next unsynced write still reaches the disk: real disks write in any order. */
  leaks: () => boolean;
}

const contentsOf = ({ disk }: Forgetting) => `${disk}.contents`;

/** A file's content, independent of its name. */
interface Content {
  file: string;
  unsynced: (() => void)[];
}

/**
 * A disk that keeps what was synced and, at worst, nothing else. It records the changes that a program makes to its files, and
 * repeats them in a separate folder once they are durable: contents at the `fsync` of their file; names, in order, at the `fsync` of
 * any file, as journaling file systems do.
 */
export class ForgetfulDisk {
  /** The original functions of Node. */
  readonly real = { ...fs };
  private readonly contents = new Map<number, Content>();
  private journal: (() => void)[] = [];
  private contentCount = 0;

  constructor(private readonly settings: Forgetting) {
    this.real.mkdirSync(contentsOf(settings), { recursive: true });
    this.real.mkdirSync(settings.disk, { recursive: true });
  }

  /** Whether this disk tracks a path. */
  tracks(name: unknown): boolean {
    if (typeof name !== 'string') return false;
    const relative = path.relative(this.settings.folder, path.resolve(name));
    return !relative.startsWith('..') && !path.isAbsolute(relative);
  }

  /** A new, empty file. */
  fileCreated(name: string): void {
    const content = this.startContent(this.real.statSync(name).ino);
    this.recordName(() => this.link(content, name));
  }

  /** A new file whose writes are not tracked: its content counts once it is synced. */
  untrackedFileCreated(handle: number): void {
    this.contents.delete(this.real.fstatSync(handle).ino);
  }

  folderCreated(name: string): void {
    this.recordName(() => this.real.mkdirSync(this.diskPathOf(name), { recursive: true }));
  }

  fileWritten(ino: number, bytes: Buffer, position: number): void {
    this.recordWrite(ino, (file) => {
      const handle = this.real.openSync(file, 'r+');
      this.real.writeSync(handle, bytes, 0, bytes.length, position);
      this.real.closeSync(handle);
    });
  }

  truncated(ino: number, length: number): void {
    this.recordWrite(ino, (file) => this.real.truncateSync(file, length));
  }

  moved(from: string, to: string): void {
    this.recordName(() => {
      this.real.mkdirSync(path.dirname(this.diskPathOf(to)), { recursive: true });
      if (this.real.existsSync(this.diskPathOf(from))) this.real.renameSync(this.diskPathOf(from), this.diskPathOf(to));
    });
  }

  linked(from: string, to: string): void {
    const content = this.contents.get(this.real.statSync(from).ino);
    if (content) this.recordName(() => this.link(content, to));
  }

  removed(name: string): void {
    this.recordName(() => this.real.rmSync(this.diskPathOf(name), { force: true, recursive: true }));
  }

  synced(handle: number, name: string): void {
    for (const change of this.journal) change();
    this.journal = [];
    const state = this.real.fstatSync(handle);
    if (state.isDirectory()) return void this.real.mkdirSync(this.diskPathOf(name), { recursive: true });
    const tracked = this.contents.get(state.ino);
    if (tracked) {
      for (const write of tracked.unsynced) write();
      tracked.unsynced = [];
      return;
    }
    // Its writes were not tracked: the whole content is durable now, under its name.
    const content = this.startContent(state.ino);
    this.real.copyFileSync(name, content.file);
    this.link(content, name);
  }

  private diskPathOf(name: string): string {
    return path.join(this.settings.disk, path.relative(this.settings.folder, path.resolve(name)));
  }

  private startContent(ino: number): Content {
    const content = { file: path.join(contentsOf(this.settings), String((this.contentCount += 1))), unsynced: [] };
    this.real.writeFileSync(content.file, '');
    this.contents.set(ino, content);
    return content;
  }

  private link(content: Content, name: string): void {
    this.real.mkdirSync(path.dirname(this.diskPathOf(name)), { recursive: true });
    this.real.rmSync(this.diskPathOf(name), { force: true });
    this.real.linkSync(content.file, this.diskPathOf(name));
  }

  private recordName(change: () => void): void {
    if (this.settings.names === 'early') change();
    else this.journal.push(change);
  }

  private recordWrite(ino: number, change: (file: string) => void): void {
    const content = this.contents.get(ino);
    if (!content) return;
    content.unsynced.push(() => change(content.file));
    if (this.settings.leaks()) change(content.file);
  }
}
