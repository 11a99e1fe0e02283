import { existsSync } from 'node:fs';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from 'playwright/test';

const first = (...places: string[]) => places.find((file) => existsSync(file));

/** The browser of people, and the same engine without windows. `CHROMIUM` names one for everything. */
const people = process.env.CHROMIUM ?? first('/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');
const light = process.env.CHROMIUM ?? first('/usr/bin/chromium-headless-shell') ?? people;

const startedFrom = (executablePath: string | undefined, more: string[] = []) => ({
  ...(executablePath && { executablePath }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
});

/** A page of a test lives for seconds: a process of its own takes more time to start than the page. */
const SHORT_LIVED = ['--in-process-gpu', '--renderer-process-limit=1'];

/** How the browser is started: the light one of the system where there is one, else the whole one, else Playwright's own. */
export const launchOptions = startedFrom(light, SHORT_LIVED);

/** All that people have: the viewer of documents, windows, what moves. It takes a quarter more of the processor. */
export const wholeBrowser = {
  launchOptions: startedFrom(people),
  contextOptions: { reducedMotion: 'no-preference' },
} satisfies Pick<PlaywrightTestOptions & PlaywrightWorkerOptions, 'launchOptions' | 'contextOptions'>;
