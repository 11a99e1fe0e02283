#!/usr/bin/env node
/**
 * Sends a packed release to a site, and sets which version is in use there. It travels in every packed release, with the two
 * programs beside it.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packed } from './shipPack.mjs';
import { Refusal, siteAt } from './shipSite.mjs';

/** The version before the one in use that was in use itself; never one that was withdrawn. Twice in a row goes back twice. */
function goodBefore(releases, live) {
  const inUse = releases.find(({ release }) => release === live);
  const older = releases.filter(
    ({ state, since, at, release }) => state === 'uploaded' && since && release !== live && (!inUse || at < inUse.at),
  );
  return older.sort((a, b) => (a.at < b.at ? 1 : -1))[0];
}

/** @param {{share?: number, people?: string[]}} wanted */
const audience = ({ share = 100, people = [] }) => {
  const some = share > 0 && share < 100 ? [`${share}% of the people`] : [];
  return share >= 100 ? 'everybody' : [...some, ...people].join(', ');
};

/**
 * Does what the command says, and reports it.
 * @param {{name: string, version?: string, pack?: () => Buffer, to: string, token: string, share?: number, people?: string[], why?: string, promote?: boolean, rollback?: boolean, withdraw?: string, tell?: (sentence: string) => void}} options
 * @throws {Refusal} with the reason
 */
export async function ship({
  name,
  version,
  pack,
  to,
  token,
  share,
  people,
  why,
  promote,
  rollback,
  withdraw,
  tell = console.log,
}) {
  const site = await siteAt(to, token, name);
  if (pack && !promote && !rollback && !withdraw) {
    tell(`Sending ${name} ${version} to ${new URL(to).host}.`);
    await site.upload(pack(), why);
  }
  const { data: releases, meta } = await site.list();
  const live = releases.find(({ state }) => state === 'live')?.release;
  const canary = releases.find(({ state }) => state === 'canary');
  if (withdraw) {
    const line = await site.withdraw(withdraw, { why }, meta.version);
    return tell(`${name} ${withdraw} is withdrawn for good; ${line.live ? `${line.live} is in use` : 'no version is in use'}.`);
  }
  if (rollback && canary) {
    if (live) await site.putLive({ release: live, share: 100, why: why ?? `Back from ${canary.release}` }, meta.version);
    else await site.withdraw(canary.release, { why: why ?? 'Stepped back' }, meta.version);
    return tell(`${name} ${canary.release} is tried by nobody any more; ${live ?? 'no version'} is in use.`);
  }
  const chosen = promote ? canary?.release : rollback ? goodBefore(releases, live)?.release : version;
  if (promote && !chosen) throw new Refusal(`No version of ${name} is tried by some people. ${live ?? 'None'} is in use.`);
  if (rollback && !chosen)
    throw new Refusal(`There is no earlier good version of ${name} to go back to. ${live ?? 'None'} is in use.`);
  const wanted = promote || rollback ? { share: 100 } : { share: share ?? (people ? 0 : 100), ...(people && { people }) };
  if (chosen === live && wanted.share >= 100 && !canary) return tell(`${name} ${live} is in use already: nothing has changed.`);
  await site.putLive({ release: chosen, ...wanted, why: why ?? (rollback ? `Back from ${live}` : null) }, meta.version);
  return tell(`${name} ${chosen} is in use for ${audience(wanted)}${live && live !== chosen ? ` (before: ${live})` : ''}.`);
}

export const OPTIONS = /** @type {const} */ ({
  to: { type: 'string' },
  token: { type: 'string' },
  share: { type: 'string' },
  people: { type: 'string' },
  why: { type: 'string' },
  promote: { type: 'boolean' },
  rollback: { type: 'boolean' },
  withdraw: { type: 'string' },
});

/**
 * Checks the options of the command.
 * @param {Record<string, any>} options as `parseArgs` reads OPTIONS
 * @throws {Refusal} naming the one that is not valid
 */
export function readOptions({ to, token = process.env.INNKEEPER_TOKEN, share, people, why, ...what }) {
  if (!to || !URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol))
    throw new Refusal('Name the site: --to https://innkeeper.example');
  if (!token)
    throw new Refusal('A deploy token is needed: --token …, or INNKEEPER_TOKEN in the environment, which no history keeps.');
  if (Object.values(what).filter(Boolean).length > 1) throw new Refusal('Choose one of --promote, --rollback and --withdraw.');
  if (share !== undefined && !/^([1-9]\d?|100)$/.test(share)) throw new Refusal('--share is a whole number from 1 to 100.');
  if (what.withdraw && !why?.trim()) throw new Refusal('Say why it is withdrawn: --why "…"');
  const named = people
    ?.split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return { to, token, why, ...what, ...(share && { share: Number(share) }), ...(named?.length && { people: named }) };
}

/** Runs what the command is for, and ends it with a sentence when it cannot be done. */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal || error.code?.startsWith('ERR_PARSE_ARGS'))) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const here = path.dirname(fileURLToPath(import.meta.url));
const isRun = process.argv[1] && existsSync(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isRun && existsSync(path.join(here, 'release/remote.json'))) {
  void orExplain(async () => {
    const { name, version } = JSON.parse(readFileSync(path.join(here, 'release/remote.json'), 'utf8'));
    await ship({ name, version, pack: () => packed(here), ...readOptions(parseArgs({ options: OPTIONS }).values) });
  });
}
