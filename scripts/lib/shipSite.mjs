import http from 'node:http';
import https from 'node:https';

/** How long a site may be silent, in milliseconds. As long as bytes arrive, the program keeps waiting. */
const SILENCE = Number(process.env.INNKEEPER_SILENCE ?? 30_000);

/** A message for the person who ships, not a fault of this program. */
export class Refusal extends Error {}

const NETWORK = {
  ENOTFOUND: 'There is no such address',
  ECONNREFUSED: 'Nobody answers there',
  ECONNRESET: 'The connection was cut',
  EPIPE: 'The connection was cut',
  ETIMEDOUT: 'Nobody answers there',
};

/** The error codes of calls that never reached the site. */
const NEVER_ARRIVED = ['ENOTFOUND', 'ECONNREFUSED'];
const UNCHANGED = 'Nothing that is in use has changed; run this again.';
/** If it were simply repeated, `--rollback` would go back one more version. */
const MAYBE_CHANGED = 'What is in use may have changed all the same: look at the page Releases before you run this again.';

/** Advice about a redirect from one address to another; null if there is none. */
function aboutRedirect(from, location) {
  if (!location || !URL.canParse(location, from)) return null;
  const { origin, pathname } = new URL(location, from);
  if (origin !== new URL(from).origin) return `The site answers from another address: use --to ${origin}/`;
  return `Something in front of the site leads this call to ${pathname}, perhaps to sign people in. It has to let calls with a deploy token through.`;
}

/**
 * One call.
 * @param {string} address
 * @param {{method?: string, headers?: Record<string, string>, body?: string | Buffer, changesUse?: boolean}} options
 * @returns {Promise<{status: number, body: any, redirect: string | null}>} `redirect` is advice about a redirect
 * @throws {Refusal} when no answer arrives
 */
function call(address, { method = 'GET', headers = {}, body, changesUse = false } = {}) {
  /** @param {NodeJS.ErrnoException & {isSilent?: boolean}} error */
  const unreachable = ({ code = '', message, isSilent }) => {
    const reason = isSilent ? `it was silent for ${SILENCE / 1000} seconds` : (NETWORK[code] ?? message);
    const outcome = changesUse && !NEVER_ARRIVED.includes(code) ? MAYBE_CHANGED : UNCHANGED;
    return new Refusal(`${new URL(address).origin} could not be reached: ${reason}. ${outcome}`);
  };
  return new Promise((resolve, reject) => {
    const sender = address.startsWith('https:') ? https : http;
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const request = sender.request(
      address,
      { method, headers: { Accept: 'application/json', ...length, ...headers } },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk)).on('error', (error) => reject(unreachable(error)));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          let value = null;
          try {
            value = JSON.parse(text);
          } catch {
            // The body is a proxy's page, or empty: only the status says what happened.
          }
          resolve({ status: answer.statusCode ?? 0, body: value, redirect: aboutRedirect(address, answer.headers.location) });
        });
      },
    );
    request.setTimeout(SILENCE, () => request.destroy(Object.assign(new Error(), { isSilent: true })));
    request.on('error', (error) => reject(unreachable(error)));
    request.end(body);
  });
}

const HINTS = {
  401: 'The token is not known here, or has expired. A super user can create a new one: Releases, Deploy Tokens.',
  403: 'This token may not do that: a deploy token is for one remote.',
  404: 'There is nothing at this address. Is it that of an Innkeeper site?',
  412: 'Somebody else changed what is in use at the same moment. Look at it, then run this again.',
  413: 'The packed release is too large for this site.',
  429: 'Too many requests. Wait a moment, then run this again.',
};

/** @returns the body of a successful response @throws {Refusal} with all the reasons that the site gave */
function bodyOf({ status, body, redirect }) {
  if (status >= 200 && status < 300 && body) return body;
  if (redirect) throw new Refusal(redirect);
  const messages = [body?.message, ...Object.values(body?.fields ?? {})].filter((message) => typeof message === 'string');
  // The message above a list often repeats its first entry.
  const sentences = messages.filter((message, index) => !messages.slice(index + 1).some((other) => other.startsWith(message)));
  const hint = HINTS[status] ?? (status >= 500 ? 'The site has an internal problem. Run this again in a moment.' : null);
  // The site's messages for 401 and 412 address people in the browser; whoever ships needs different advice.
  if (status === 401 || status === 412) throw new Refusal(hint);
  if (status === 429 || status >= 500) sentences.push(hint);
  throw new Refusal(sentences.join('\n  ') || hint || `The site answered ${status}.`);
}

/** The API of a site for the team of one remote. */
export async function siteAt(to, token, name) {
  const { protocol, hostname } = new URL(to);
  if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) {
    throw new Refusal(`${to} would show the token to everybody on the way. Use https://.`);
  }
  const config = await call(new URL('/config.json', to).href);
  const base = new URL(`${(config.body?.apiBase ?? '/api').replace(/\/+$/, '')}/remotes/${name}/`, to).href;
  const authorization = { Authorization: `Bearer ${token}` };
  const json = { ...authorization, 'Content-Type': 'application/json' };
  const changeRelease = async (method, path, body, version) => {
    const headers = { ...json, 'If-Match': `"${version}"` };
    const answer = await call(base + path, { method, headers, body: JSON.stringify(body), changesUse: true });
    // A proxy sends these when it received no answer from the site.
    if ([502, 504].includes(answer.status))
      throw new Refusal(`The answer of the site did not arrive (${answer.status}). ${MAYBE_CHANGED}`);
    return bodyOf(answer).data;
  };
  return {
    list: async () => bodyOf(await call(`${base}releases?per_page=100`, { headers: authorization })),
    upload: async (bytes, why) => {
      const query = why ? `?why=${encodeURIComponent(why)}` : '';
      const headers = { ...authorization, 'Content-Type': 'application/gzip' };
      return bodyOf(await call(`${base}releases${query}`, { method: 'POST', headers, body: bytes })).data;
    },
    putLive: (body, version) => changeRelease('PUT', 'live', body, version),
    withdraw: (release, body, version) =>
      changeRelease('POST', `releases/${encodeURIComponent(release)}/withdraw`, body, version),
  };
}
