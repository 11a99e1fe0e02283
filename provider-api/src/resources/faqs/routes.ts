import { Type } from '@sinclair/typebox';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { cloneKey } from '../../http/idempotency';
import type { ContentDefinition } from '../../content/definition';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { onProperty } from '../../http/permissions';
import { noQuery, propertyParams } from '../../http/schemas';
import { cloneFaqs, faqCloneBody } from './clone';

/** FAQs are cloned into one category of one property, unlike other content. */
export function faqCloneRoutes(app: App, services: ContentServices, definition: ContentDefinition): void {
  app.post(
    '/properties/:property_id/faqs/clone',
    {
      config: { permission: onProperty('faq', 'READ'), maxEntries: PER_PAGE.max },
      schema: {
        tags: ['faqs'],
        summary: 'Clone FAQs into a category',
        description:
          "`ids` is a list, or 'all' for every unarchived FAQ. `new_category` creates a category for the copies, instead of `in_category_id`. Needs WRITE on faq on the target.",
        params: propertyParams,
        headers: cloneKey,
        querystring: noQuery,
        body: faqCloneBody,
        response: {
          201: Type.Object({
            data: Type.Array(Type.Object({ id: Type.String(), property_id: Type.String(), source_id: Type.String() })),
            meta: Type.Optional(Type.Object({ new_category_id: Type.String(), new_category_version: Type.Integer() })),
          }),
        },
      },
    },
    async (request, reply) => reply.code(201).send(await cloneFaqs(services, definition, request)),
  );
}
