import { createServer } from 'node:http';

/** @typedef {(reply: import('node:http').ServerResponse, respond: (status: number, value: unknown) => unknown, body: Buffer) => unknown} Answer */

/** A release as the API lists it: `since` is when it came into use, `at` when it was uploaded. */
export const release = (version, state, since, at) => ({ release: version, state, since, at });

/**
 * A site with the part of the API that shipping needs. It accepts the token 'secret', and records what it receives.
 * @param name the name of the remote
 */
export function createReleaseSite(name) {
  const site = {
    releases: /** @type {ReturnType<typeof release>[]} */ ([]),
    version: 3,
    /** The archives that were uploaded. */
    received: /** @type {Buffer[]} */ ([]),
    /** Which kinds of calls were made, such as 'PUT live'. */
    calls: /** @type {string[]} */ ([]),
    /** The body of the last change of what is in use. */
    moved: /** @type {any} */ (undefined),
    /** Functions that answer a kind of call instead. */
    answer: /** @type {Record<string, Answer>} */ ({}),
    reset(...releases) {
      Object.assign(site, { releases, version: 3, received: [], calls: [], moved: undefined, answer: {} });
    },
    /** @returns {Promise<string>} its address */
    async start() {
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
      return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  /** @param {import('node:http').IncomingMessage} request */
  const kindOf = ({ method, url = '' }) => {
    if (url === '/config.json') return 'config';
    const [, collection] = new RegExp(`^/api/remotes/${name}/([a-z]+)`).exec(url) ?? [];
    return `${method} ${url.endsWith('withdraw') ? 'withdraw' : collection}`;
  };
  const server = createServer(async (request, reply) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const kind = kindOf(request);
    site.calls.push(kind);
    const respond = (status, value) => reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (site.answer[kind]) return site.answer[kind](reply, respond, body);
    if (kind === 'config') return respond(200, { apiBase: '/api' });
    if (request.headers.authorization !== 'Bearer secret') return respond(401, { message: 'Sign in to continue.', fields: {} });
    if (kind === 'POST releases') {
      site.received.push(body);
      const isNew = !site.releases.some((entry) => entry.release === '0.1.0-2');
      if (isNew) site.releases.unshift(release('0.1.0-2', 'uploaded', null, '2'));
      return respond(isNew ? 201 : 200, { data: {} });
    }
    if (kind === 'GET releases') return respond(200, { data: site.releases, meta: { version: site.version } });
    if (request.headers['if-match'] !== `"${site.version}"`)
      return respond(412, { message: 'Somebody else changed this in the meantime.' });
    site.version += 1;
    site.moved = JSON.parse(body.toString());
    return respond(200, { data: { live: '0.1.0-1' } });
  });
  return site;
}
