import { folderOf, type Version } from 'shared-kit/rules/remote/registry';
import { takeFile } from '../earlyRequests';
import { fetchWithFallback, type FetchedFile, type FileRequest } from './fetchWithFallback';
import { LoadProblem } from './problem';

/**
 * Loads the files of remotes: each is read by `fetch`, which shows whether bytes are still arriving, compared with the registry's
 * hash, and then run from the browser's cache. The tag has the hash too, so nothing else is ever run.
 */

const TAMPERED = 'One of its files is not the one that was released.';
const NO_PROGRAM = 'The server answered with something that is not a program.';
const NOT_RUN = 'One of its files could not be run.';

/** Hashes by complete address; null for a remote from someone's own machine, which no hash covers. */
const hashes = new Map<string, string | null>();
/** Folders of remotes from someone's own machine. */
const ownFolders = new Set<string>();
/** Why a file did not arrive, looked up when the remote's own code reports an error. */
const problems = new Map<string, LoadProblem>();
const running = new Map<string, Promise<void>>();

/** The complete form of an address that may be relative to the page. */
export const absoluteUrl = (address: string): string => new URL(address, window.location.href).href;

/** Registers the files of a version; only registered files are ever run. */
export function registerFiles(version: Version): void {
  const folder = absoluteUrl(folderOf(version));
  for (const [file, hash] of Object.entries(version.hashes)) hashes.set(folder + file, hash);
  if (version.isOwn) ownFolders.add(folder);
}

function hashOf(address: string): string | null {
  const hash = hashes.get(address);
  if (hash !== undefined) return hash;
  if ([...ownFolders].some((folder) => address.startsWith(folder))) return null;
  throw new LoadProblem(TAMPERED);
}

async function hasHash(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  // Without https there is no digest API; in that case only the tag's own hash refuses a wrong file.
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return hash === `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Bypasses caches that may hold a truncated or changed copy. */
const withoutCache = (address: string) => `${address}?again=${Date.now().toString(36)}`;

/**
 * Sends the same credentials as the tag that runs the file: Firefox caches responses to requests without credentials
 * separately.
 */
const requestOf = (address: string, cache: RequestCache): FileRequest => ({
  address,
  send: (signal) => fetch(address, { cache, signal }),
});

async function fetchChecked(address: string): Promise<FetchedFile & { hash: string | null }> {
  const hash = hashOf(address);
  const isStyle = /\.css$/.test(address);
  const normal = requestOf(address, 'default');
  const first: FileRequest = { address, send: (signal) => takeFile(address) ?? normal.send(signal) };
  const file = await fetchWithFallback([first, requestOf(withoutCache(address), 'reload')], async ({ bytes, type }) => {
    if (!isStyle && !type.includes('javascript')) throw new LoadProblem(NO_PROGRAM);
    if (hash && !(await hasHash(hash, bytes))) throw new LoadProblem(TAMPERED);
  });
  return { ...file, hash };
}

/** Makes the tag refuse a file that does not match its hash, or that its origin does not allow this site to read. */
function setIntegrity(tag: HTMLScriptElement | HTMLLinkElement, address: string, hash: string | null): void {
  if (hash) tag.integrity = hash;
  if (new URL(address).origin !== window.location.origin) tag.crossOrigin = 'anonymous';
}

function execute({ address, hash }: FetchedFile & { hash: string | null }): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    setIntegrity(script, address, hash);
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new LoadProblem(NOT_RUN));
    document.head.append(script);
  }).finally(() => script.remove());
}

function rememberProblem(address: string, error: unknown): never {
  if (error instanceof LoadProblem) problems.set(address, error);
  throw error;
}

/**
 * Loads and runs a script of a remote; one that is loading is not requested twice.
 * @param address as the remote's code names it
 * @throws LoadProblem with a message to show
 */
export function runScript(address: string): Promise<void> {
  const url = absoluteUrl(address);
  const inProgress = running.get(url);
  if (inProgress) return inProgress;
  const run = fetchChecked(url)
    .then(execute)
    .finally(() => running.delete(url))
    .catch((error: unknown) => rememberProblem(url, error));
  running.set(url, run);
  return run;
}

/**
 * Puts a style sheet of a remote on the page once it has arrived.
 * @param link as created by the remote's code; it gets load and error events as if the browser had loaded it
 */
export async function addStyle(link: HTMLLinkElement): Promise<void> {
  const url = absoluteUrl(link.href);
  try {
    const { address, hash } = await fetchChecked(url);
    link.dataset.href = url;
    setIntegrity(link, address, hash);
    link.href = address;
    document.head.append(link);
  } catch (error) {
    if (error instanceof LoadProblem) problems.set(url, error);
    else console.error(error);
    link.onerror?.(new Event('error'));
  }
}

/**
 * Why a part of a remote did not arrive.
 * @param error the error received by the remote's code, with the requested address
 * @returns null for any other error
 */
export function loadProblemOf(error: unknown): LoadProblem | null {
  if (error instanceof LoadProblem) return error;
  const { name, request } = (error ?? {}) as { name?: unknown; request?: unknown };
  if (name !== 'ChunkLoadError') return null;
  return problems.get(absoluteUrl(String(request))) ?? new LoadProblem(NOT_RUN);
}

/** Called by a remote's build instead of the bundler's own loading (shared-kit/build/loadThroughShellPlugin.mjs). */
interface RemoteFiles {
  run: (address: string) => Promise<void>;
  style: (link: HTMLLinkElement) => void;
}

declare global {
  var innkeeperFiles: RemoteFiles | undefined;
}

globalThis.innkeeperFiles = { run: runScript, style: (link) => void addStyle(link) };
