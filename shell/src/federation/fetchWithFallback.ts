import { isUnavailableStatus, RETRY_DELAYS } from 'shared-kit/api/unavailable';
import { warnUnlessLeft } from 'shared-kit/session/warnUnlessLeft';
import { isOffline, markConnectionAlive, watchLoad, whenOnline } from './connection';
import { LoadProblem, UnavailableProblem } from './problem';

/** Milliseconds without data after which the next address is tried too: a hung request blocks its own address. */
const FALL_BACK_AFTER = 2500;
/** Milliseconds without data after which a load has failed. */
const FAIL_AFTER = 4000;

const CONNECTION_LOST = 'The connection was lost.';
const NO_RESPONSE = 'The server did not answer in time.';

export interface FetchedFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** The address that the file came from. */
  address: string;
}

/** One way to request a file. */
export interface FileRequest {
  address: string;
  send: (signal: AbortSignal) => Promise<Response>;
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new TextEncoder().encode(await response.text());
  const parts: Uint8Array[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    markConnectionAlive();
    parts.push(part.value);
  }
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

async function requestOnce({ address, send }: FileRequest, signal: AbortSignal): Promise<FetchedFile> {
  const response = await send(signal).catch((error: unknown) => {
    warnUnlessLeft(address, error);
    throw new UnavailableProblem(CONNECTION_LOST);
  });
  markConnectionAlive();
  if (!response.ok) {
    // An unread response would keep its connection open.
    void response.body?.cancel();
    const Problem = isUnavailableStatus(response.status) ? UnavailableProblem : LoadProblem;
    throw new Problem(`The server answered ${response.status}.`);
  }
  const bytes = await readBody(response).catch((error: unknown) => {
    warnUnlessLeft(address, error);
    throw new LoadProblem(CONNECTION_LOST);
  });
  return { bytes, type: response.headers.get('Content-Type') ?? '', address };
}

/** Retries while the browser is offline, since the file is then not at fault. */
async function requestOnline(request: FileRequest, signal: AbortSignal): Promise<FetchedFile> {
  for (;;) {
    await whenOnline();
    try {
      return await requestOnce(request, signal);
    } catch (error) {
      if (!isOffline() || signal.aborted) throw error;
    }
  }
}

/**
 * Fetches a file, waiting as long as bytes arrive. If one address fails or stays silent for long, the next one is tried
 * as well; the first valid response wins. While the server is unavailable, all addresses are tried again after a moment: a restart
 * must not look like a version that does not load.
 * @param requests in order of preference
 * @param check throws a LoadProblem when the file is not the expected one
 * @throws LoadProblem with the reason of the first address when all fail, or when no data arrives
 */
export function fetchWithFallback(
  requests: readonly FileRequest[],
  check: (file: FetchedFile) => Promise<void> | void = () => undefined,
): Promise<FetchedFile> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const untried = [...requests];
    const delays = [...RETRY_DELAYS];
    let openCount = 0;
    let errors: unknown[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const endWatch = watchLoad([
      { after: FALL_BACK_AFTER, run: tryNext },
      { after: FAIL_AFTER, run: () => settle(() => reject(errors[0] ?? new LoadProblem(NO_RESPONSE))) },
    ]);

    function settle(outcome: () => void): void {
      endWatch();
      clearTimeout(timer);
      untried.length = 0;
      outcome();
      controller.abort();
    }

    function tryNext(): void {
      const request = untried.shift();
      if (!request) return;
      openCount += 1;
      const attempt = requestOnline(request, controller.signal).then(async (file) => {
        await check(file);
        return file;
      });
      attempt.then(
        (file) => settle(() => resolve(file)),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          errors.push(error);
          openCount -= 1;
          if (untried.length > 0) tryNext();
          else if (openCount === 0) tryAgain();
        },
      );
    }

    function tryAgain(): void {
      const areUnavailable = errors.every((error) => error instanceof UnavailableProblem);
      const delay = areUnavailable ? delays.shift() : undefined;
      if (delay === undefined) return settle(() => reject(errors[0]));
      timer = setTimeout(() => {
        errors = [];
        untried.push(...requests);
        tryNext();
      }, delay);
    }

    tryNext();
  });
}
