import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** All metrics, in Prometheus' text format. */
  text: () => Promise<string>;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Of the process, and so of all servers in it: memory, processor time, event loop delay, garbage collection. */
const processRegistry = new Registry();
let isCollecting = false;

/** Collecting starts with the first server: commands that only import this module are not measured. */
function collectProcessMetrics(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: processRegistry });
}

/** Counts requests by route and status, and how long they take, in seconds. */
export function countRequests(app: FastifyInstance): Metrics {
  collectProcessMetrics();
  const requestRegistry = new Registry();
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [requestRegistry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    buckets: BUCKETS,
    registers: [requestRegistry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // By route pattern: an address may contain a secret, and the number of addresses has no limit.
    requests.inc({ method, route: routeOptions.url ?? 'none', status: statusCode });
    durations.observe(elapsedTime / 1000);
    done();
  });
  const all = Registry.merge([processRegistry, requestRegistry]);
  return { text: () => all.metrics() };
}
