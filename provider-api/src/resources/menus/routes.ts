import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { noQuery } from '../../http/schemas';
import { menuPreviewPage, menuPreviewPolicy } from './preview';

/** The empty document in which a menu's script can be tried. */
export function menuPreviewRoutes(app: App, services: ContentServices): void {
  app.get(
    '/menu-preview',
    { config: { permission: 'public' }, schema: { hide: true, querystring: noQuery } },
    (_request, reply) =>
      reply
        .header('content-security-policy', menuPreviewPolicy(services.config))
        .type('text/html; charset=utf-8')
        .send(menuPreviewPage),
  );
}
