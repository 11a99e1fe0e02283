#!/usr/bin/env node
/**
 * Sends a packed release to a site, and sets which version is in use there. It is included in every packed release,
 * together with the two programs that it needs.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packFolder } from './shipPack.mjs';
import { Refusal, siteAt } from './shipSite.mjs';

/**
 * Finds the release in use before the live one, never a withdrawn one; if the command is repeated, it goes further back
 * each time.
 */
function previousGoodRelease(releases, live) {
  const inUse = releases.find(({ release }) => release === live);
  const earlier = releases.filter(
    ({ state, since, at, release }) => state === 'uploaded' && since && release !== live && (!inUse || at < inUse.at),
  );
  return earlier.sort((a, b) => (a.at < b.at ? 1 : -1))[0];
}

/** @param {{share?: number, people?: string[]}} audience */
const describeAudience = ({ share = 100, people = [] }) => {
  const some = share > 0 && share < 100 ? [`${share}% of the people`] : [];
  return share >= 100 ? 'everybody' : [...some, ...people].join(', ');
};

/**
 * The request: to put `version` into use, for a share or for named people, or one of the other three commands.
 * @typedef {{name: string, version?: string, share?: number, people?: string[], why?: string, promote?: boolean, rollback?: boolean, withdraw?: string}} Options
 *
 * What a site has in use before a command changes it; `version` guards that change.
 * @typedef {{releases: any[], live?: string, canary?: {release: string}, version: number}} InUse
 *
 * Changes what is in use, and returns the sentence that reports it.
 * @typedef {(site: Awaited<ReturnType<typeof siteAt>>, inUse: InUse, options: Options) => Promise<string>} Command
 */

/** @type {Command} */
async function withdrawForGood(site, { version }, { name, withdraw, why }) {
  const { live } = await site.withdraw(withdraw, { why }, version);
  return `${name} ${withdraw} is withdrawn for good; ${live ? `${live} is in use` : 'no version is in use'}.`;
}

/** Takes back the canary or, if there is none, the live version. @type {Command} */
async function stepBack(site, inUse, { name, why }) {
  const { releases, live, canary, version } = inUse;
  if (!canary) {
    const previous = previousGoodRelease(releases, live);
    if (!previous) throw new Refusal(`There is no earlier good version of ${name} to go back to. ${live ?? 'None'} is in use.`);
    return putIntoUse(site, inUse, { name, version: previous.release, why: why ?? `Back from ${live}` });
  }
  if (live) await site.putLive({ release: live, share: 100, why: why ?? `Back from ${canary.release}` }, version);
  else await site.withdraw(canary.release, { why: why ?? 'Stepped back' }, version);
  return `Nobody tries ${name} ${canary.release} any more; ${live ?? 'no version'} is in use.`;
}

/** @type {Command} */
async function promoteCanary(site, inUse, { name, why }) {
  const { live, canary } = inUse;
  if (!canary) throw new Refusal(`No version of ${name} is a canary. ${live ?? 'None'} is in use.`);
  return putIntoUse(site, inUse, { name, version: canary.release, why });
}

/** @type {Command} */
async function putIntoUse(site, { live, canary, version: inUseVersion }, { name, version, share, people, why }) {
  const audience = { share: share ?? (people ? 0 : 100), ...(people && { people }) };
  if (version === live && audience.share >= 100 && !canary) return `${name} ${live} is in use already: nothing has changed.`;
  await site.putLive({ release: version, ...audience, why: why ?? null }, inUseVersion);
  const before = live && live !== version ? ` (before: ${live})` : '';
  return `${name} ${version} is in use for ${describeAudience(audience)}${before}.`;
}

/**
 * Does what the command says, and reports it.
 * @param {Options & {to: string, token: string, pack?: () => Buffer, log?: (message: string) => void}} options
 * @throws {Refusal} with the reason
 */
export async function ship({ to, token, pack, log = console.log, ...options }) {
  const { name, version, why, promote, rollback, withdraw } = options;
  const command = withdraw ? withdrawForGood : rollback ? stepBack : promote ? promoteCanary : putIntoUse;
  const site = await siteAt(to, token, name);
  if (pack && command === putIntoUse) {
    log(`Sending ${name} ${version} to ${new URL(to).host}.`);
    await site.upload(pack(), why);
  }
  const { data: releases, meta } = await site.list();
  const live = releases.find(({ state }) => state === 'live')?.release;
  const canary = releases.find(({ state }) => state === 'canary');
  log(await command(site, { releases, live, canary, version: meta.version }, options));
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
export function readOptions({ to, token = process.env.INNKEEPER_TOKEN, share, people, why, ...actions }) {
  if (!to || !URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol))
    throw new Refusal('Name the site: --to https://innkeeper.example');
  if (!token)
    throw new Refusal('A deploy token is needed: --token …, or INNKEEPER_TOKEN in the environment, which no history keeps.');
  const [action, ...more] = Object.keys(actions);
  if (more.length > 0) throw new Refusal('Choose one of --promote, --rollback and --withdraw.');
  const audience = share !== undefined ? 'share' : people !== undefined ? 'people' : null;
  if (action && audience) throw new Refusal(`--${action} takes no --${audience}.`);
  if (share !== undefined && !/^([1-9]\d?|100)$/.test(share)) throw new Refusal('--share is a whole number from 1 to 100.');
  if (actions.withdraw === '') throw new Refusal('Name the version to withdraw: --withdraw 0.1.0-1a2b3c4d');
  if (actions.withdraw && !why?.trim()) throw new Refusal('Say why it is withdrawn: --why "…"');
  const addresses = people
    ?.split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // With an unset variable, a version for a few people must not reach everybody.
  if (addresses?.length === 0) throw new Refusal('--people names nobody. Write email addresses, with commas between them.');
  return { to, token, why, ...actions, ...(share && { share: Number(share) }), ...(addresses && { people: addresses }) };
}

/** Runs the work of a command, and ends the command with a sentence if it is refused. */
export async function explainRefusals(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal || error.code?.startsWith('ERR_PARSE_ARGS'))) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const ownFolder = path.dirname(fileURLToPath(import.meta.url));
const isMainProgram =
  process.argv[1] && existsSync(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isMainProgram && existsSync(path.join(ownFolder, 'release/remote.json'))) {
  void explainRefusals(async () => {
    const { name, version } = JSON.parse(readFileSync(path.join(ownFolder, 'release/remote.json'), 'utf8'));
    await ship({ name, version, pack: () => packFolder(ownFolder), ...readOptions(parseArgs({ options: OPTIONS }).values) });
  });
}
