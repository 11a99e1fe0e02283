import type { RouteEntry } from './routes';

/** The message about a file that is not a registry. */
export const REGISTRY_UNREADABLE = 'The list of the areas of this site could not be read.';

/** Names used from shared modules, with their shapes, by import path. */
export type Uses = Record<string, Record<string, string>>;

/** One built version of a remote: all that is needed to load it. File names are relative to its own folder. */
export interface Version {
  name: string;
  /** Package version and content hash, `0.1.0-1a2b3c4d`; also the name of its folder. */
  version: string;
  /** Name of the global under which its entry registers; every version has its own. */
  container: string;
  entry: string;
  /** `sha384-…` of the entry. */
  integrity: string;
  /** `sha384-…` of every script and style sheet, the entry too, by its name in the version's folder. */
  hashes: Record<string, string>;
  /** The kit it was built with, `^0.1.0`, for people to read; only `uses` is checked. */
  kit: string;
  /** What it uses of each shared module: the names, and the shape that each had at build time. */
  uses: Uses;
  /** Address of its folder with a closing slash, when it is not on this site: a CDN, or someone's own machine. */
  base?: string;
  /** Served from the machine of the person who views it, so no hash covers it. Only the page itself may set this. */
  isOwn?: true;
}

/** A version with what the site needs to know before loading it, as described by its build. */
export interface Release extends Version {
  /** Files of its first module, and those of each page by page key. */
  app: string[];
  pages: Record<string, string[]>;
  routes: RouteEntry[];
}

/** A remote on offer: the version to use, and the ones to fall back to, newest first. */
export interface RemoteRecord extends Release {
  previous: Version[];
}

/** What a site offers (`/remotes/registry.json`). */
export interface Registry {
  remotes: RemoteRecord[];
  /** Paths of remotes that were live once and of which this person gets no version now. */
  unavailable?: string[];
}

/** @returns the address of a version's folder, with a closing slash */
export const folderOf = ({ name, version, base }: Pick<Version, 'name' | 'version' | 'base'>): string =>
  base ?? `/remotes/${name}/${version}/`;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isHash = (value: unknown) => isText(value) && value.startsWith('sha384-');

/** Whether every file that a version names has a hash: files without one may not run. */
function isHashed({ entry, app = [], pages = {}, hashes }: Version & Partial<Pick<Release, 'app' | 'pages'>>): boolean {
  const files = [entry, ...app, ...Object.values(pages).flat()];
  return Boolean(hashes) && files.every((file) => isHash(hashes[file])) && Object.values(hashes).every(isHash);
}

export interface ReadOptions {
  /** Whether versions without hashes may run: only those served from someone's own machine, which no hash can cover. */
  withoutHashes?: boolean;
}

/**
 * Reads a registry that came over the network.
 * @param value the parsed file
 * @returns its remotes; incomplete entries are left out, so that a bad entry does not affect the others
 * @throws Error when it is not a registry at all
 */
export function readRegistry(value: unknown, { withoutHashes = false }: ReadOptions = {}): Registry {
  const { remotes, unavailable } = (value as Partial<Registry> | null) ?? {};
  if (!Array.isArray(remotes)) throw new Error(REGISTRY_UNREADABLE);
  const mayRun = (version: Version | null) =>
    [version?.name, version?.version, version?.entry, version?.container, version?.kit].every(isText) &&
    (withoutHashes || isHashed(version!));
  const usable = remotes.filter((line) => mayRun(line) && Array.isArray(line.routes));
  /** Only the page itself may set `isOwn`. */
  const withoutIsOwn = <T extends Version>({ isOwn: _, ...version }: T) => version as T;
  return {
    remotes: usable.map((line) => ({
      ...withoutIsOwn<RemoteRecord>(line),
      previous: Array.isArray(line.previous) ? line.previous.filter(mayRun).map(withoutIsOwn) : [],
    })),
    ...(Array.isArray(unavailable) && { unavailable: unavailable.filter(isText) }),
  };
}
