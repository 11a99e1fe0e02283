import type { FastifyInstance } from 'fastify';
import { noQuery } from './schemas';

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
}

interface OpenApiDocument {
  info: { title: string };
  paths?: Record<string, Record<string, Operation>>;
}

const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The contract for programs (`/openapi.json`) and, as a plain page, for people (`/docs`). */
export function docsRoutes(app: FastifyInstance): void {
  const options = { config: { permission: 'public' }, schema: { hide: true, querystring: noQuery } } as const;
  app.get('/openapi.json', options, () => app.swagger());
  app.get('/docs', options, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(app.swagger() as OpenApiDocument)),
  );
}

function page({ info, paths = {} }: OpenApiDocument): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary = '', description = '' }]) => {
      const call = `${method.toUpperCase()} ${path}`;
      return `<tr><td><code>${escapeHtml(call)}</code></td><td>${escapeHtml(summary)}</td><td>${escapeHtml(description)}</td></tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info.title)}</title></head><body>
<h1>${escapeHtml(info.title)}</h1><p>The same in machine-readable form: <a href="openapi.json">openapi.json</a></p>
<table><caption>Calls</caption><thead><tr><th>Call</th><th>What it does</th><th>Remarks</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>`;
}
