import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { App } from '../src/http/app';

/**
 * Turns each response that does not match the schema of its route into an error, so that documentation and responses cannot diverge.
 */
export function enforceSchemas(app: App): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const schemas = (request.routeOptions.schema?.response ?? {}) as Record<string, TSchema>;
    const schema = schemas[reply.statusCode];
    if (!schema || Value.Check(schema, payload)) return payload;
    const fault = Value.Errors(schema, payload).First();
    throw new Error(
      `${request.method} ${request.routeOptions.url} answers what it does not describe: ${fault?.path} ${fault?.message}`,
    );
  });
}
