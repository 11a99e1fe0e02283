import { isOffline, lineLives, watchLoad, whenOnline } from './line';
import { LoadProblem } from './problem';

/** Milliseconds without data after which the next address is tried too: a hung request blocks its own address. */
const ASK_AGAIN = 2500;
/** Milliseconds without data after which a load has failed. */
const GIVE_UP = 4000;

const CUT_OFF = 'The connection was lost.';
const SILENT = 'The server did not answer in time.';

export interface Arrived {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** The address that answered. */
  address: string;
}

/** One way to request a file. */
export interface Request {
  address: string;
  ask: (signal: AbortSignal) => Promise<Response>;
}

async function read(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!answer.body) return new TextEncoder().encode(await answer.text());
  const parts: Uint8Array[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    lineLives();
    parts.push(part.value);
  }
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

async function askOnce({ address, ask }: Request, signal: AbortSignal): Promise<Arrived> {
  const answer = await ask(signal).catch((error: unknown) => {
    console.warn(address, error);
    throw new LoadProblem(CUT_OFF);
  });
  lineLives();
  if (!answer.ok) {
    // An unread answer would keep its connection open.
    void answer.body?.cancel();
    throw new LoadProblem(`The server answered ${answer.status}.`);
  }
  const bytes = await read(answer).catch((error: unknown) => {
    console.warn(address, error);
    throw new LoadProblem(CUT_OFF);
  });
  return { bytes, type: answer.headers.get('Content-Type') ?? '', address };
}

/** Retries as long as the browser is offline, since the file is not at fault then. */
async function askOnline(request: Request, signal: AbortSignal): Promise<Arrived> {
  for (;;) {
    await whenOnline();
    try {
      return await askOnce(request, signal);
    } catch (error) {
      if (!isOffline() || signal.aborted) throw error;
    }
  }
}

/**
 * Fetches a file, as long as bytes arrive. Another address is tried when one fails or sends nothing for long; the first good
 * answer counts.
 * @param requests in order of preference
 * @param check throws a LoadProblem when the file is not the expected one
 * @throws LoadProblem with the reason of the first address when all fail, or when no data arrives
 */
export function fetchWatched(
  requests: readonly Request[],
  check: (arrived: Arrived) => Promise<void> | void = () => undefined,
): Promise<Arrived> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const waiting = [...requests];
    let open = 0;
    let first: unknown;
    const end = watchLoad([
      { after: ASK_AGAIN, run: next },
      { after: GIVE_UP, run: () => settle(() => reject(first ?? new LoadProblem(SILENT))) },
    ]);

    function settle(outcome: () => void): void {
      end();
      waiting.length = 0;
      outcome();
      stop.abort();
    }

    function next(): void {
      const request = waiting.shift();
      if (!request) return;
      open += 1;
      const arrival = askOnline(request, stop.signal).then(async (arrived) => {
        await check(arrived);
        return arrived;
      });
      arrival.then(
        (arrived) => settle(() => resolve(arrived)),
        (error: unknown) => {
          first ??= error;
          open -= 1;
          if (waiting.length > 0) next();
          else if (open === 0) settle(() => reject(first));
        },
      );
    }

    next();
  });
}
