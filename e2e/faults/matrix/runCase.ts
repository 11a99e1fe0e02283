import type { Browser } from 'playwright';
import { othersOf, type Area } from './areas';
import { built, rebuilt } from './builds';
import { FAULTY, LATER, type Fault } from './fault';
import { serveFaults } from './faultSite';
import { checkTraces, goInside, leaveTraces, registrySentence, sentence, shown, tryAgain, type Desk } from './steps';

export interface Case {
  area: Area;
  fault: Fault;
  /** Opened by its address, or after another area. */
  opened: 'first' | 'second';
  /** Whether a good earlier version is available. */
  earlier: boolean;
}

export interface Outcome {
  problems: string[];
  /** Milliseconds from the last byte to the sentence, if there was one. */
  waited: number | null;
}

/** Visits other areas, which must keep working. */
async function visitOthers(desk: Desk, area: Area): Promise<void> {
  for (const other of othersOf(area).slice(0, 2)) {
    await goInside(desk, other.path);
    await shown(desk, other.remote, other.heading).catch((error: Error) => {
      throw new Error(`Another area does not go on. ${error.message}`);
    });
  }
}

/** Opens the area as the case says, and leaves traces that would reveal a reload. */
async function open(desk: Desk, { area, opened }: Case, fail: () => void): Promise<void> {
  if (opened === 'first') {
    fail();
    await desk.page.goto(desk.site.address + area.path);
    return leaveTraces(desk);
  }
  const other = othersOf(area)[0]!;
  await desk.page.goto(desk.site.address + other.path);
  await shown(desk, other.remote, other.heading);
  await leaveTraces(desk);
  fail();
  await goInside(desk, area.path);
}

async function go(desk: Desk, one: Case): Promise<number | null> {
  const { area, fault, opened, earlier } = one;
  const { site, page } = desk;
  const good = built(area.remote);
  const made = rebuilt(good, FAULTY, fault.edit?.(area));
  const faulty = fault.line ? { ...made, line: fault.line(made.line) } : made;
  const again = rebuilt(good, LATER);
  const { version } = faulty.line;
  const reason = fault.reason ?? /./;
  const mend = () => {
    site.answer();
    if (fault.edit || fault.line) site.offer(again, [faulty]);
  };

  site.offer(faulty, earlier ? [good] : []);
  await open(desk, one, () => site.answer(fault.way?.(area)));

  if (fault.family === 'registry') {
    // An open page knows its areas, and keeps working without a new registry.
    if (opened === 'second') {
      await shown(desk, area.remote, area.heading);
      await visitOthers(desk, area);
      await checkTraces(desk);
      return null;
    }
    const waited = await registrySentence(desk, reason);
    mend();
    await tryAgain(desk);
    await shown(desk, area.remote, area.heading);
    await visitOthers(desk, area);
    await checkTraces(desk);
    return waited;
  }

  if (fault.provoke) {
    await shown(desk, area.remote, area.heading);
    await fault.provoke(page, area);
    await goInside(desk, `${area.path}?again=1`);
  }
  if (fault.moves) {
    const last = await fault.moves(desk, area);
    await shown(desk, last.remote, last.heading);
    await visitOthers(desk, area);
    await checkTraces(desk);
    return null;
  }
  if (fault.expected === 'comes') {
    await shown(desk, area.remote, area.heading);
    await visitOthers(desk, area);
    await goInside(desk, area.path);
    await shown(desk, area.remote, area.heading);
    await checkTraces(desk);
    return null;
  }
  if (earlier && fault.expected === 'breaks') {
    const found = await shown(desk, area.remote, area.heading);
    if (found !== good.line.version) throw new Error(`Version ${found} is shown, not the one before.`);
    await visitOthers(desk, area);
    await checkTraces(desk);
    return null;
  }
  if (earlier) {
    // Either is right: the previous version, or a sentence.
    const taken = shown(desk, area.remote, area.heading).then((found) => {
      if (found !== good.line.version) throw new Error(`Version ${found} is shown, not the one before.`);
      return null;
    });
    const said = sentence(desk, area, version, reason);
    const waited = await Promise.any([taken, said]).catch((error: AggregateError) => {
      throw error.errors[1] as Error;
    });
    await visitOthers(desk, area);
    await checkTraces(desk);
    return waited;
  }

  const waited = await sentence(desk, area, version, reason);
  if (opened === 'first') {
    await visitOthers(desk, area);
    if (fault.provoke) return await checkTraces(desk).then(() => waited);
    await goInside(desk, area.path);
    await sentence(desk, area, version, reason);
  }
  const asked = site.asked(area.remote);
  mend();
  if (fault.provoke) await page.evaluate(() => Object.assign(globalThis, { later: false }));
  await tryAgain(desk);
  await shown(desk, area.remote, area.heading);
  if (fault.way && site.asked(area.remote) === asked) throw new Error('Try again asked for nothing.');
  await visitOthers(desk, area);
  await goInside(desk, area.path);
  await shown(desk, area.remote, area.heading);
  await checkTraces(desk);
  return waited;
}

/** Runs one case of the matrix in its own context and on its own server. Never throws. */
export async function runCase(browser: Browser, one: Case): Promise<Outcome> {
  const site = await serveFaults();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const notes = new Set<string>();
  let waited: number | null = null;
  try {
    await context.addInitScript(() => localStorage.setItem('innkeeper.token', 'a-token'));
    const page = await context.newPage();
    waited = await go({ page, site, notes }, one);
  } catch (error) {
    notes.add((error as Error).message.split('\n')[0] ?? 'It failed.');
  } finally {
    await context.close();
    await site.close();
  }
  return { problems: [...notes], waited };
}
