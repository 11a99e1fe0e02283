import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentTypes } from '../../support/contentTypes';
import { serveSite } from '../../support/siteServer';
import { built, type Build, type Line } from './builds';
import { areas } from './areas';
import { send, type Way } from './ways';

/** A request for a file of a remote, or for the registry (which has no build). */
interface Asked {
  build: Build | null;
  file: string;
  /** How often it was requested before. */
  before: number;
}

export type WayOf = (asked: Asked) => Way | undefined;

export interface FaultSite {
  address: string;
  /** Makes a version the one that the registry offers for its remote. */
  offer: (build: Build, previous?: Build[]) => void;
  /** How requests are answered from now on; correctly when nothing is given. */
  answer: (way?: WayOf) => void;
  /** How often files of this remote were requested. */
  asked: (remote: string) => number;
  /** When the last byte of anything was sent. */
  lastByte: () => number;
  close: () => Promise<void>;
}

const REGISTRIES = ['/remotes/registry.json', '/api/remotes/registry'];

/** Serves the built site with the four real remotes; every answer about them can be replaced by a faulty one. */
export async function serveFaults(): Promise<FaultSite> {
  const lines = new Map<string, Line & { previous: Line[] }>();
  const builds = new Map<string, Build>();
  const counts = new Map<string, number>();
  let wayOf: WayOf = () => undefined;
  let lastByte = Date.now();

  function offer(build: Build, previous: Build[] = []): void {
    for (const one of [build, ...previous]) builds.set(`${one.line.name}/${one.line.version}`, one);
    lines.set(build.line.name, { ...build.line, previous: previous.map(({ line }) => line) });
  }
  for (const { remote } of areas) offer(built(remote));

  const countOf = (key: string) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
  const onByte = () => void (lastByte = Date.now());

  function sendRegistry(pathname: string, answer: ServerResponse): void {
    const way = wayOf({ build: null, file: pathname, before: countOf(pathname) });
    const registry = { remotes: [...lines.values()] };
    const json = JSON.stringify(pathname.startsWith('/api/') ? { data: registry } : registry);
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };
    send(answer, { body: Buffer.from(json), headers, onByte }, way);
  }

  function sendRemote(pathname: string, answer: ServerResponse): void {
    const [, , name, version, ...rest] = pathname.split('/');
    const file = rest.join('/');
    const build = builds.get(`${name}/${version}`);
    const before = countOf(pathname);
    const body = build?.files.get(file);
    if (!build || !body) return send(answer, { body: Buffer.alloc(0), headers: {}, onByte }, { status: 404 });
    const headers = {
      'Content-Type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    };
    send(answer, { body, headers, onByte }, wayOf({ build, file, before }));
  }

  function first(request: IncomingMessage, answer: ServerResponse): boolean {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    answer.on('finish', onByte);
    if (REGISTRIES.includes(pathname)) sendRegistry(pathname, answer);
    else if (pathname.startsWith('/remotes/')) sendRemote(pathname, answer);
    else return false;
    return true;
  }

  const { address, close } = await serveSite(0, first);
  return {
    address,
    offer,
    answer: (way = () => undefined) => void (wayOf = way),
    asked: (remote) => [...counts].reduce((sum, [key, count]) => (key.startsWith(`/remotes/${remote}/`) ? sum + count : sum), 0),
    lastByte: () => lastByte,
    close,
  };
}
