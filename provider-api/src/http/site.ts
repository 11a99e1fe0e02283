import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config';
import { isApiAddress } from './apiAddress';
import { unknownAddress } from './errorHandler';
import { varyBy } from './vary';
import { textBefore } from '../base/textBefore';

/** Files whose name contains a hash of their content, or that are in the folder of one version of a remote. */
const IMMUTABLE_PATH = /\.[0-9a-f]{8,}\.\w+(?:\.map)?$|\/remotes\/[^/]+\/[^/]+\//;
const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** The build of the shell, with the remotes in `remotes/`, and what its pages may reach. */
type SiteConfig = Pick<Config, 'siteDir' | 'publicUrl' | 's3' | 'remoteOverrides' | 'remotesUrl'>;

/**
 * Serves the built site: files, compressed ones where the build made them, and index.html for every page of the
 * application. A missing file is 404, never the page (api-contract §5).
 */
export async function serveSite(app: FastifyInstance, config: SiteConfig): Promise<void> {
  const folder = config.siteDir;
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    app.log.warn(`SITE_DIR ${folder} contains no built site: only the API is served.`);
    return void app.setNotFoundHandler(unknownAddress);
  }
  const policy = sitePolicy(config);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply, path) => {
      reply.setHeader(
        'cache-control',
        IMMUTABLE_PATH.test(path.replaceAll('\\', '/').replace(/\.(br|gz)$/, '')) ? CACHE_FOR_A_YEAR : 'no-cache',
      );
      reply.setHeader('content-security-policy', policy());
    },
  });
  if (config.remoteOverrides.length > 0) {
    const settings = {
      ...JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')),
      remoteOverrides: config.remoteOverrides,
    };
    app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(settings));
  }
  app.setNotFoundHandler((request, reply) => answerPage(request, reply, folder));
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, folder: string) {
  const path = decodePath(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const requestedPath = path ?? textBefore(request.url, '?');
  if (!isRead || isApiAddress(requestedPath)) return unknownAddress(request, reply);
  varyBy(reply, 'accept-encoding');
  // An address without a path inside the site does not name a file; it may still be the mistyped address of a page.
  const isFile = path === null ? /\.\w+$/.test(requestedPath) : /\.[^/]+$/.test(path);
  if (isFile && path !== '/index.html') {
    return path !== null && isFileAt(join(folder, path)) ? reply.sendFile(path.slice(1)) : unknownAddress(request, reply);
  }
  varyBy(reply, 'accept');
  if (requestedPath.startsWith('/remotes/') || !acceptsPages(request)) return unknownAddress(request, reply);
  return reply.sendFile('index.html');
}

/** The folder of a version has dots in its name too. A path that is too long for the system is not a file. */
const isFileAt = (path: string) => existsSync(path) && statSync(path).isFile();

const acceptsPages = ({ headers }: FastifyRequest) => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

/**
 * Makes the address of a page decodable: the router would refuse an invalid escape, where people should see the site's own page.
 * Addresses of the API stay as they are, and are refused.
 */
export function readableAddress(url: string): string {
  const path = textBefore(url, '?');
  if (isApiAddress(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** @returns the path of an address, or null when it is not inside the site */
function decodePath(url: string): string | null {
  try {
    const path = decodeURIComponent(textBefore(url, '?'));
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? null : path;
  } catch {
    return null;
  }
}

/**
 * The content policy, renewed when a build replaced the page under the running server, since its inline script then has another
 * hash.
 */
export function sitePolicy(config: SiteConfig): () => string {
  const index = join(config.siteDir, 'index.html');
  let cached = { stamp: '', policy: contentPolicy('', config) };
  return () => {
    const { mtimeMs, size } = statSync(index, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
    const stamp = `${mtimeMs} ${size}`;
    // During a build the page is missing for a moment.
    if (stamp !== cached.stamp && size > 0) cached = { stamp, policy: contentPolicy(readFileSync(index, 'utf8'), config) };
    return cached.policy;
  };
}

/**
 * The content policy of the site: own files, the inline script that preloads by its hash, remotes on a CDN and those on a
 * developer's machine.
 */
function contentPolicy(html: string, { publicUrl, s3, remoteOverrides, remotesUrl }: SiteConfig): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  // Uploads go straight to the store; pictures and PDFs are shown by the API under the public address, wherever they are kept.
  const publicOrigin = new URL(publicUrl).origin;
  const remotes = [...(remotesUrl === null ? [] : [new URL(remotesUrl).origin]), ...remoteOverrides];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes, ...remotes].join(' ')}`,
    `style-src ${["'self'", ...remotes].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', publicOrigin, ...remotes].join(' ')}`,
    `connect-src ${["'self'", ...storeOrigins(s3), ...remotes].join(' ')}`,
    `font-src ${["'self'", ...remotes].join(' ')}`,
    `frame-src 'self' ${publicOrigin}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Where browsers upload files to: the store's own address, or Amazon's, with the bucket in the host name or in the path. */
function storeOrigins(s3: Config['s3']): string[] {
  if (s3 === null) return [];
  if (s3.endpoint !== undefined) return [new URL(s3.endpoint).origin];
  const amazon = `s3.${s3.region}.amazonaws.com${s3.region.startsWith('cn-') ? '.cn' : ''}`;
  return [`https://${s3.bucket}.${amazon}`, `https://${amazon}`];
}
