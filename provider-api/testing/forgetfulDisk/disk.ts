import fs from 'node:fs';
import path from 'node:path';

export interface Forgetting {
  /** The absolute path of the folder that the program works in. */
  folder: string;
  /** The folder for what survives a power cut; created if missing. */
  disk: string;
  /** `late`: created, moved and deleted names are lost unless something was synced since; `early`: they never are. */
  names: 'late' | 'early';
  /** Whether the next unsynced write reaches the disk all the same, as some do, in any order. */
  leaks: () => boolean;
}

const contentsOf = ({ disk }: Forgetting) => `${disk}.contents`;

/** A file's content, independent of its name. */
interface Content {
  file: string;
  unsynced: (() => void)[];
}

/**
 * A disk that remembers what was synced and, at worst, nothing else. It records what a program does to its files and repeats it
 * in a separate folder once it is durable: contents at the `fsync` of their file; names, in their order, at the `fsync` of
 * anything, as the journals of file systems do.
 */
export class ForgetfulDisk {
  /** Node's own functions, before they were wrapped. */
  readonly real = { ...fs };
  private readonly contents = new Map<number, Content>();
  private journal: (() => void)[] = [];
  private made = 0;

  constructor(private readonly to: Forgetting) {
    this.real.mkdirSync(contentsOf(to), { recursive: true });
    this.real.mkdirSync(to.disk, { recursive: true });
  }

  /** Whether this disk tracks a path. */
  holds(one: unknown): boolean {
    if (typeof one !== 'string') return false;
    const relative = path.relative(this.to.folder, path.resolve(one));
    return !relative.startsWith('..') && !path.isAbsolute(relative);
  }

  /** A new, empty file. */
  appeared(name: string): void {
    const content = this.begin(this.real.statSync(name).ino);
    this.note(() => this.link(content, name));
  }

  /** A new file whose writes are not tracked: its content counts once it is synced. */
  unfollowed(handle: number): void {
    this.contents.delete(this.real.fstatSync(handle).ino);
  }

  folderAppeared(name: string): void {
    this.note(() => this.real.mkdirSync(this.place(name), { recursive: true }));
  }

  written(ino: number, bytes: Buffer, position: number): void {
    this.record(ino, (file) => {
      const handle = this.real.openSync(file, 'r+');
      this.real.writeSync(handle, bytes, 0, bytes.length, position);
      this.real.closeSync(handle);
    });
  }

  cut(ino: number, length: number): void {
    this.record(ino, (file) => this.real.truncateSync(file, length));
  }

  moved(from: string, to: string): void {
    this.note(() => {
      this.real.mkdirSync(path.dirname(this.place(to)), { recursive: true });
      if (this.real.existsSync(this.place(from))) this.real.renameSync(this.place(from), this.place(to));
    });
  }

  linked(from: string, to: string): void {
    const content = this.contents.get(this.real.statSync(from).ino);
    if (content) this.note(() => this.link(content, to));
  }

  gone(name: string): void {
    this.note(() => this.real.rmSync(this.place(name), { force: true, recursive: true }));
  }

  synced(handle: number, name: string): void {
    for (const change of this.journal) change();
    this.journal = [];
    const state = this.real.fstatSync(handle);
    if (state.isDirectory()) return void this.real.mkdirSync(this.place(name), { recursive: true });
    const known = this.contents.get(state.ino);
    if (known) {
      for (const write of known.unsynced) write();
      known.unsynced = [];
      return;
    }
    // Written in an untracked way: all of it is now on the disk, under its name.
    const content = this.begin(state.ino);
    this.real.copyFileSync(name, content.file);
    this.link(content, name);
  }

  private place(one: string): string {
    return path.join(this.to.disk, path.relative(this.to.folder, path.resolve(one)));
  }

  private begin(ino: number): Content {
    const content = { file: path.join(contentsOf(this.to), String((this.made += 1))), unsynced: [] };
    this.real.writeFileSync(content.file, '');
    this.contents.set(ino, content);
    return content;
  }

  private link(content: Content, name: string): void {
    this.real.mkdirSync(path.dirname(this.place(name)), { recursive: true });
    this.real.rmSync(this.place(name), { force: true });
    this.real.linkSync(content.file, this.place(name));
  }

  private note(change: () => void): void {
    if (this.to.names === 'early') change();
    else this.journal.push(change);
  }

  private record(ino: number, change: (file: string) => void): void {
    const content = this.contents.get(ino);
    if (!content) return;
    content.unsynced.push(() => change(content.file));
    if (this.to.leaks()) change(content.file);
  }
}
