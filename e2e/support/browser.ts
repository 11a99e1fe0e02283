import { existsSync } from 'node:fs';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from 'playwright/test';

const firstExisting = (...files: string[]) => files.find((file) => existsSync(file));

const { CHROMIUM, HEADLESS_SHELL } = process.env;

/**
 * The full browser, and the same engine without a user interface, which `npm test` names if it has installed a faster one. `CHROMIUM`
 * replaces both.
 */
const fullBrowser = CHROMIUM ?? firstExisting('/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');
const headlessShell = CHROMIUM ?? HEADLESS_SHELL ?? firstExisting('/usr/bin/chromium-headless-shell') ?? fullBrowser;

/** The installed Firefox to use instead (docs/how-to/browsers.md). */
const firefox = process.env.FIREFOX;

/** Playwright cannot emulate dark mode or another font size in an installed Firefox. */
export const isFirefox = firefox !== undefined;

/** Which engine the tests run in. */
export const engine = firefox ? ({ browserName: 'firefox', channel: 'moz-firefox' } as const) : {};

const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const optionsFor = (chromium: string | undefined, extraArgs: string[] = []) => {
  const executablePath = firefox ?? chromium;
  return { ...(executablePath && { executablePath }), args: firefox ? [] : [...chromiumArgs, ...extraArgs] };
};

/** The page of a test lives for seconds: starting a separate process for it would take longer than the page itself. */
const FEW_PROCESSES = [
  '--in-process-gpu',
  '--renderer-process-limit=1',
  // That browser is built for systems without such processes, and is installed without libraries for graphics.
  ...(HEADLESS_SHELL && !CHROMIUM ? ['--no-zygote', '--disable-software-rasterizer'] : []),
];

/** How tests start the browser: the headless shell if it is installed, else the full browser, else Playwright's own. */
export const launchOptions = optionsFor(headlessShell, FEW_PROCESSES);

/** The full browser as people use it, with a PDF viewer, windows and animations. It takes a quarter more processor time. */
export const wholeBrowser = {
  launchOptions: optionsFor(fullBrowser),
  contextOptions: { reducedMotion: 'no-preference' },
} satisfies Pick<PlaywrightTestOptions & PlaywrightWorkerOptions, 'launchOptions' | 'contextOptions'>;
