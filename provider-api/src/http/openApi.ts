import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

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
  });
}
