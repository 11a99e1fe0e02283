import { Type } from '@sinclair/typebox';
import { ConfigError } from '../base/configError';
import type { App, Services } from './app';
import { unavailable } from './errors';
import type { Metrics } from './metrics';
import { noQuery } from './schemas';

/** How long the store may take to answer, in milliseconds (api-contract §2). */
const PATIENCE = 1_900;

const ok = { 200: Type.Object({ data: Type.Object({ status: Type.String() }) }) };

/** Whether the process is alive, whether it is ready, and its metrics (api-contract §2). */
export function healthRoutes(app: App, { storage }: Services, metrics: Metrics): void {
  const open = { permission: 'public' } as const;
  const check = answeringInTime(() => storage.check());
  const schema = { tags: ['health'], querystring: noQuery, response: ok };
  app.get('/health', { config: open, schema: { ...schema, summary: 'Liveness' } }, () => ({ data: { status: 'ok' } }));
  app.get('/ready', { config: open, schema: { ...schema, summary: 'Readiness' } }, async (request) => {
    try {
      await check();
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw unavailable(error instanceof ConfigError ? error.message : 'The data cannot be reached, or is of another version.');
    }
    return { data: { status: 'ready' } };
  });
  app.get(
    '/metrics',
    {
      config: { permission: 'loopback' },
      schema: {
        tags: ['health'],
        summary: 'Counters',
        querystring: noQuery,
        produces: ['text/plain'],
        response: { 200: Type.String({ description: 'The counters in the text format of Prometheus.' }) },
      },
    },
    async (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()),
  );
}

/** One query at a time, with a time limit: a store that hangs must neither delay the answer nor accumulate queries. */
function answeringInTime(ask: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return async () => {
    underWay ??= ask().finally(() => (underWay = null));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The store does not answer.')), PATIENCE);
    });
    try {
      await Promise.race([underWay, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
