import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort, hasEnded } from '../support/product';

/**
 * The programs that drive WebKit: Safari's own on a Mac, elsewhere that of WebKitGTK, with a virtual display if there
 * is none.
 */
const SAFARI_DRIVER = '/usr/bin/safaridriver';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_LENDER = '/usr/bin/xvfb-run';

const MISSING =
  'WebKit needs a driver: on a Mac turn on "Allow remote automation" in Safari’s settings, on Debian install webkit2gtk-driver and xvfb.';
const START_LIMIT_MS = 20_000;

/** The key under which the protocol returns the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Calls a WebDriver. @throws Error with the driver's sentence when it refuses */
async function send<T>(address: string, method: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function startDriver(port: number): ChildProcess {
  // A process group of its own, because the program that provides the display does not pass signals on.
  const options = { stdio: 'ignore', detached: true } as const;
  if (existsSync(SAFARI_DRIVER)) return spawn(SAFARI_DRIVER, ['-p', String(port)], options);
  const hasDisplay = process.env.DISPLAY !== undefined || existsSync(DISPLAY_LENDER);
  if (!existsSync(WEBKIT_DRIVER) || !hasDisplay) throw new Error(MISSING);
  const portArgument = `--port=${port}`;
  // Root may not use WebKit's sandbox; only pages of the product are opened.
  const withEnv = { ...options, env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } };
  if (process.env.DISPLAY) return spawn(WEBKIT_DRIVER, [portArgument], withEnv);
  return spawn(DISPLAY_LENDER, ['-a', '-s', '-screen 0 1600x1200x24', WEBKIT_DRIVER, portArgument], withEnv);
}

/** Ends the driver with its browser and its display, unless it has crashed. */
function stopDriver(driver: ChildProcess): void {
  if (driver.pid !== undefined && !hasEnded(driver)) process.kill(-driver.pid, 'SIGTERM');
}

/** One window of a browser with Safari's engine. */
export interface WebKit {
  /** Opens an address as a new document. */
  open: (address: string) => Promise<void>;
  /** Runs a function body in the page. @returns what it returns, as JSON */
  run: <T>(script: string, ...args: unknown[]) => Promise<T>;
  /** Runs a function body that returns an element. @returns the key of the element; `null` if there is none */
  element: (script: string, ...args: unknown[]) => Promise<string | null>;
  /** Scrolls an element to the middle of the window, since the driver would leave it under the bar of a form, and clicks it. */
  click: (element: string) => Promise<void>;
  /** Types into whatever has the focus; keys without a character are written as the protocol names them. */
  type: (text: string) => Promise<void>;
  /** Writes into a field, or sets the path of a file field. */
  write: (element: string, text: string) => Promise<void>;
  /** Presses the mouse at one point and lets it go at another. */
  drag: (from: Point, to: Point) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

interface Point {
  x: number;
  y: number;
}

/** Starts a driver and a browser. @throws Error if this machine has neither Safari nor WebKitGTK */
export async function startWebKit(): Promise<WebKit> {
  const port = await freePort();
  const driver = startDriver(port);
  const address = `http://127.0.0.1:${port}`;
  const newSession = { capabilities: { alwaysMatch: {} } };
  let sessionId = '';
  for (const deadline = Date.now() + START_LIMIT_MS; sessionId === '';) {
    try {
      ({ sessionId } = await send<{ sessionId: string }>(`${address}/session`, 'POST', newSession));
    } catch (error) {
      if (Date.now() > deadline) {
        stopDriver(driver);
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const session = `${address}/session/${sessionId}`;
  const post = <T = void>(path: string, body: object = {}) => send<T>(session + path, 'POST', body);
  const act = (source: object) => post('/actions', { actions: [source] });
  return {
    open: (url) => post('/url', { url }),
    run: <T>(script: string, ...args: unknown[]) => post<T>('/execute/sync', { script, args }),
    element: async (script, ...args) =>
      (await post<Record<string, string> | null>('/execute/sync', { script, args }))?.[ELEMENT] ?? null,
    click: async (element) => {
      const script = `arguments[0].scrollIntoView({ block: 'center' })`;
      await post('/execute/sync', { script, args: [{ [ELEMENT]: element }] });
      await post(`/element/${element}/click`);
    },
    type: (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return act({ type: 'key', id: 'keyboard', actions });
    },
    write: (element, text) => post(`/element/${element}/value`, { text }),
    drag: (from, to) => {
      const move = (point: Point, duration: number) => ({ type: 'pointerMove', ...point, duration });
      const half = { x: from.x, y: Math.round((from.y + to.y) / 2) };
      const [down, up] = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const actions = [
        move(from, 50),
        down,
        { type: 'pause', duration: 250 },
        move(half, 150),
        move(to, 250),
        { type: 'pause', duration: 200 },
        up,
      ];
      return act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    back: () => post('/back'),
    resize: (width, height) => post('/window/rect', { width, height }),
    close: async () => {
      await send(session, 'DELETE').catch(() => undefined);
      stopDriver(driver);
    },
  };
}
