import { menuRules } from 'shared-kit/rules/validation/menu';
import type { ContentDefinition } from '../content/definition';
import { flagsBody } from '../content/fields';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { menuPreviewPage, menuPreviewPolicy } from './preview';
import { menus } from './schema';

/** Menus; the pasted script is stored unchanged (document 3 §3, OP-123). */
export const menuDefinition: ContentDefinition = {
  path: 'menus',
  resource: 'menu',
  one: 'menu',
  many: 'menus',
  table: menus,
  body: { title: field.text, script: field.text, ...flagsBody },
  rules: menuRules,
  textFilters: ['title'],
  clone: false,
};

/** Routes of menus, and the empty document in which a script can be tried. */
export function menuRoutes(app: App, services: Services): void {
  contentRoutes(app, services, menuDefinition);
  app.get('/menu-preview', { config: { permission: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-security-policy', menuPreviewPolicy(services.config))
      .type('text/html; charset=utf-8')
      .send(menuPreviewPage),
  );
}
