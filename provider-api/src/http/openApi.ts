import type { TObject } from '@sinclair/typebox';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { errorAnswer } from './schemas';

/** Describes every route from the schemas that check its requests. Register before the routes. */
export async function describeRoutes(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Innkeeper API', version: '1', description: 'What the public sites of hotels and restaurants show.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: ({ schema, url }) => ({ schema: complete(schema as FastifySchema), url }),
  });
}

/** Adds what applies to every call: a parameter with a default may be left out, and failures have one body. */
function complete(schema: FastifySchema): FastifySchema {
  const response = { ...(schema.response as object), '4xx': errorAnswer, '5xx': errorAnswer };
  const { querystring } = schema as { querystring?: TObject };
  if (!querystring?.required) return { ...schema, response };
  const required = querystring.required.filter((name) => querystring.properties[name]?.default === undefined);
  return { ...schema, response, querystring: { ...querystring, required } };
}
