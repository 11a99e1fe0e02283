import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** All metrics, in Prometheus' text format. */
  text: () => Promise<string>;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Of the process, and so of all servers in it: memory, time of the processor, delay of the event loop, collected garbage. */
const ofProcess = new Registry();
let isWatched = false;

/** Collecting starts with the first server: commands that only import this module are not measured. */
function watchProcess(): void {
  if (isWatched) return;
  isWatched = true;
  collectDefaultMetrics({ register: ofProcess });
}

/** Counts requests by route and status, and how long they take, in seconds. */
export function countRequests(app: FastifyInstance): Metrics {
  watchProcess();
  const own = new Registry();
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [own],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    buckets: BUCKETS,
    registers: [own],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // By route pattern: an address may contain a secret, and there are unlimited addresses.
    requests.inc({ method, route: routeOptions.url ?? 'none', status: statusCode });
    durations.observe(elapsedTime / 1000);
    done();
  });
  const all = Registry.merge([ofProcess, own]);
  return { text: () => all.metrics() };
}
