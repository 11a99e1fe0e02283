import type { FastifyInstance } from 'fastify';

export interface Metrics {
  /** The counters in Prometheus' text format. */
  text: () => string;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts requests by route and status, and how long they take, in seconds. */
export function countRequests(app: FastifyInstance): Metrics {
  const requests = new Map<string, number>();
  const durations = new Array<number>(BUCKETS.length + 1).fill(0);
  let seconds = 0;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const key = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    requests.set(key, (requests.get(key) ?? 0) + 1);
    const took = reply.elapsedTime / 1000;
    seconds += took;
    const bucket = BUCKETS.findIndex((limit) => took <= limit);
    durations[bucket === -1 ? BUCKETS.length : bucket]! += 1;
  });
  return { text: () => [...requestLines(requests), ...durationLines(durations, seconds), ...processLines(), ''].join('\n') };
}

function requestLines(requests: Map<string, number>): string[] {
  return ['# TYPE http_requests_total counter', ...[...requests].map(([key, count]) => `http_requests_total{${key}} ${count}`)];
}

function durationLines(durations: number[], seconds: number): string[] {
  let below = 0;
  const lines = durations.map((count, index) => {
    below += count;
    return `http_request_duration_seconds_bucket{le="${BUCKETS[index] ?? '+Inf'}"} ${below}`;
  });
  const sums = [`http_request_duration_seconds_sum ${seconds}`, `http_request_duration_seconds_count ${below}`];
  return ['# TYPE http_request_duration_seconds histogram', ...lines, ...sums];
}

function processLines(): string[] {
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime()}`,
  ];
}
