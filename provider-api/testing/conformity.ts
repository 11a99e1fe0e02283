import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { App } from '../src/http/app';

/**
 * Turns every answer that does not match its route's schema into an error, so that documentation and answers cannot diverge.
 */
export function holdToSchemas(app: App): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const described = (request.routeOptions.schema?.response ?? {}) as Record<string, TSchema>;
    const schema = described[reply.statusCode];
    if (!schema || Value.Check(schema, payload)) return payload;
    const fault = Value.Errors(schema, payload).First();
    throw new Error(
      `${request.method} ${request.routeOptions.url} answers what it does not describe: ${fault?.path} ${fault?.message}`,
    );
  });
}
