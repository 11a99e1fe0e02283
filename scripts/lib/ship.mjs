#!/usr/bin/env node
/**
 * Sends a packed release to a site, and says there which version is in use. It travels in every packed release, where it stands
 * alone: Node's own modules are all that it needs.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

/** How long a site may be silent, in milliseconds. What still moves is waited for. */
const SILENCE = Number(process.env.INNKEEPER_SILENCE ?? 30_000);

/** What to tell the one who ships: a sentence, not a fault of this program. */
export class Refusal extends Error {}

function tarHead(name, size) {
  const head = Buffer.alloc(512);
  const cut = name.length > 100 ? name.lastIndexOf('/', 155) : -1;
  head.write(cut < 0 ? name : name.slice(cut + 1), 0, 100);
  head.write('0000644\0' + '0000000\0' + '0000000\0', 100);
  head.write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0${' '.repeat(8)}0`, 124);
  head.write('ustar\u000000', 257);
  if (cut >= 0) head.write(name.slice(0, cut), 345, 155);
  head.write(
    `${head
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return head;
}

/**
 * Packs a folder as `npm pack` does, the same folder always to the same bytes.
 * @param {string} folder holds `package.json`, this program and `release/`
 * @returns {Buffer} a `.tgz`
 */
export function packed(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .filter((name) => /^(package\.json|ship\.mjs|release\/.+)$/.test(name))
    .sort();
  const parts = names.flatMap((name) => {
    const bytes = readFileSync(path.join(folder, name));
    return [tarHead(`package/${name}`, bytes.length), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]), { level: 9 });
}

const NETWORK = {
  ENOTFOUND: 'There is no such address',
  ECONNREFUSED: 'Nobody answers there',
  ECONNRESET: 'The connection was cut',
  EPIPE: 'The connection was cut',
  ETIMEDOUT: 'Nobody answers there',
};

/** One call. @returns {Promise<{status: number, body: any, headers: object}>} @throws {Refusal} when no answer comes */
function call(address, { method = 'GET', headers = {}, body } = {}) {
  const failed = (why) =>
    new Refusal(`${new URL(address).origin} could not be reached: ${why}. Nothing that is in use has changed; run this again.`);
  return new Promise((resolve, reject) => {
    const sender = address.startsWith('https:') ? https : http;
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const request = sender.request(
      address,
      { method, headers: { Accept: 'application/json', ...length, ...headers } },
      (answer) => {
        const chunks = [];
        answer
          .on('data', (chunk) => chunks.push(chunk))
          .on('error', (error) => reject(failed(NETWORK[error.code] ?? error.message)));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          let value = null;
          try {
            value = JSON.parse(text);
          } catch {
            // A page of a proxy, or nothing at all: the status has to tell.
          }
          resolve({ status: answer.statusCode, headers: answer.headers, body: value });
        });
      },
    );
    request.setTimeout(SILENCE, () => request.destroy(Object.assign(new Error(), { isSilent: true })));
    request.on('error', (error) =>
      reject(failed(error.isSilent ? `it was silent for ${SILENCE / 1000} seconds` : (NETWORK[error.code] ?? error.message))),
    );
    request.end(body);
  });
}

const HINTS = {
  401: 'The token is not known here, or has expired. Make a new one on the page Deploy tokens.',
  403: 'This token may not do that: a deploy token is for one remote.',
  404: 'There is no such thing here. Is the address that of an Innkeeper site?',
  412: 'Somebody else changed what is in use at the same moment. Look at it, then run this again.',
  413: 'The packed release is too large for this site.',
  429: 'That was too often. Wait a moment, then run this again.',
};

/** @throws {Refusal} with all that the site said about why not */
function must({ status, body, headers }) {
  if (status >= 200 && status < 300 && body) return body;
  if (status >= 300 && status < 400) throw new Refusal(`The site answers from another address: use --to ${headers.location}`);
  const said = [body?.message, ...Object.values(body?.fields ?? {})].filter((sentence) => typeof sentence === 'string');
  // The first sentence of a list is often its first entry once more.
  const sentences = said.filter(
    (sentence, at) => !said.some((other, place) => place !== at && other.startsWith(sentence) && place > at),
  );
  const own = HINTS[status] ?? (status >= 500 ? 'The site has a fault of its own. Run this again in a moment.' : null);
  // 401 and 412 are told to people who sit at a page; whoever ships needs to know what to do instead.
  if (status === 401 || status === 412) throw new Refusal(own);
  if (status === 429 || status >= 500) sentences.push(own);
  throw new Refusal(sentences.join('\n  ') || own || `The site answered ${status}.`);
}

/** A site as one remote's team sees it. */
async function siteAt(to, token, name) {
  const { protocol, hostname } = new URL(to);
  if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) {
    throw new Refusal(`${to} would show the token to everybody on the way. Use https://.`);
  }
  const config = await call(new URL('/config.json', to).href);
  const base = new URL(`${(config.body?.apiBase ?? '/api').replace(/\/+$/, '')}/remotes/${name}/`, to).href;
  const authorization = { Authorization: `Bearer ${token}` };
  const json = { ...authorization, 'Content-Type': 'application/json' };
  const move = async (method, where, body, version) => {
    const headers = { ...json, 'If-Match': `"${version}"` };
    return must(await call(base + where, { method, headers, body: JSON.stringify(body) })).data;
  };
  return {
    list: async () => must(await call(`${base}releases?per_page=100`, { headers: authorization })),
    upload: async (bytes, why) => {
      const query = why ? `?why=${encodeURIComponent(why)}` : '';
      const headers = { ...authorization, 'Content-Type': 'application/gzip' };
      return must(await call(`${base}releases${query}`, { method: 'POST', headers, body: bytes })).data;
    },
    putLive: (body, version) => move('PUT', 'live', body, version),
    withdraw: (release, body, version) => move('POST', `releases/${encodeURIComponent(release)}/withdraw`, body, version),
  };
}

/** The version before the one in use that was in use itself; never one that was withdrawn. Twice in a row goes back twice. */
function goodBefore(releases, live) {
  const inUse = releases.find(({ release }) => release === live);
  const older = releases.filter(
    ({ state, since, at, release }) => state === 'uploaded' && since && release !== live && (!inUse || at < inUse.at),
  );
  return older.sort((a, b) => (a.at < b.at ? 1 : -1))[0];
}

const audience = ({ share = 100, people = [] }) => {
  const some = share > 0 && share < 100 ? [`${share} % of the people`] : [];
  return share >= 100 ? 'everybody' : [...some, ...people].join(', ');
};

/**
 * Does what the command says, and tells it.
 * @param {{name: string, version?: string, pack?: () => Buffer, to: string, token: string, share?: number, people?: string[], why?: string, promote?: boolean, rollback?: boolean, withdraw?: string, tell?: (sentence: string) => void}} wish
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

export const OPTIONS = {
  to: { type: 'string' },
  token: { type: 'string' },
  share: { type: 'string' },
  people: { type: 'string' },
  why: { type: 'string' },
  promote: { type: 'boolean' },
  rollback: { type: 'boolean' },
  withdraw: { type: 'string' },
};

/**
 * Checks the options of the command.
 * @throws {Refusal} naming the one that cannot be meant
 */
export function readWish({ to, token = process.env.INNKEEPER_TOKEN, share, people, why, ...what }) {
  if (!URL.canParse(to ?? '') || !/^https?:$/.test(new URL(to).protocol))
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
export async function orSay(work) {
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
  void orSay(async () => {
    const { name, version } = JSON.parse(readFileSync(path.join(here, 'release/remote.json'), 'utf8'));
    await ship({ name, version, pack: () => packed(here), ...readWish(parseArgs({ options: OPTIONS }).values) });
  });
}
