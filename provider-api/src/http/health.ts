import { Type } from '@sinclair/typebox';
import { ConfigError } from '../base/configError';
import type { App, Services } from './app';
import { unavailable } from './errors';
import type { Metrics } from './metrics';
import { noQuery } from './schemas';

/** How long the store may take to answer, in milliseconds (api-contract §2). */
const TIMEOUT = 1_900;

const ok = { 200: Type.Object({ data: Type.Object({ status: Type.String() }) }) };

/** Whether the process is alive, whether it is ready, and its metrics (api-contract §2). */
export function healthRoutes(app: App, { storage }: Services, metrics: Metrics): void {
  const isPublic = { permission: 'public' } as const;
  const check = withTimeLimit(() => storage.check());
  const schema = { tags: ['health'], querystring: noQuery, response: ok };
  app.get('/health', { config: isPublic, schema: { ...schema, summary: 'Liveness' } }, () => ({ data: { status: 'ok' } }));
  app.get('/ready', { config: isPublic, schema: { ...schema, summary: 'Readiness' } }, async (request) => {
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

/** Runs one check at a time, with a time limit: a store that hangs must neither delay the answer nor accumulate queries. */
function withTimeLimit(runCheck: () => Promise<void>): () => Promise<void> {
  let pending: Promise<void> | null = null;
  return async () => {
    pending ??= runCheck().finally(() => (pending = null));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The store does not answer.')), TIMEOUT);
    });
    try {
      await Promise.race([pending, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}
