import { Type } from '@sinclair/typebox';
import { LIST_PAGES } from 'shared-kit/rules/options';
import { listRules } from 'shared-kit/rules/validation/list';
import type { ContentDefinition, Values } from '../content/definition';
import { flagsBody, windowBody } from '../content/fields';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { lists } from './schema';

/** Lists (document 3 §3, §5). */
export const listDefinition: ContentDefinition = {
  path: 'lists',
  resource: 'list',
  one: 'list',
  many: 'lists',
  table: lists,
  body: {
    title: field.text,
    header: field.text,
    content: field.text,
    page_displayed_on: field.list(Type.String()),
    ...windowBody,
    ...flagsBody,
  },
  rules: listRules,
  textFilters: ['title'],
  richText: ['content'],
  settle: settlePages,
  clone: true,
};

/** Routes of lists. */
export function listRoutes(app: App, services: Services): void {
  contentRoutes(app, services, listDefinition);
}

/** Each page once, in the order of the choice. */
function settlePages(values: Values): Values {
  if (!('pageDisplayedOn' in values)) return values;
  const chosen = new Set((values.pageDisplayedOn ?? []) as string[]);
  return { ...values, pageDisplayedOn: LIST_PAGES.map(({ value }) => value).filter((page) => chosen.has(page)) };
}
