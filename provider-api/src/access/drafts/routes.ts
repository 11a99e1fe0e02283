import { Type } from '@sinclair/typebox';
import { TEXT_MAX } from 'shared-kit/rules/limits';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/authorise';
import { answers, noQuery, nullable, query } from '../../http/schemas';
import { checkContent } from './content';
import { dropDraft, findDraft, keepDraft } from './store';

const own = { permission: 'signedIn' } as const;
const tags = ['profile'];
/** ASCII alone: it stands in an index. */
const path = Type.String({
  pattern: '^/[!-"$->@-~]*$',
  maxLength: TEXT_MAX,
  description: 'The address of the form.',
  examples: ['/profile'],
});
const draft = Type.Object({ content: Type.String(), saved_at: Type.String() });

/** What the signed-in person typed and has not saved, one for each form (OP-130, api-contract §6). */
export function draftRoutes(app: App, { db }: Services): void {
  app.get(
    '/profile/drafts',
    {
      config: own,
      schema: {
        tags,
        summary: 'The own draft of a form, or null',
        querystring: query({ path }),
        response: answers.one(nullable(draft)),
      },
    },
    async (request) => {
      const found = await findDraft(db, caller(request).userId, request.query.path);
      return { data: found && { content: found.content, saved_at: found.savedAt } };
    },
  );
  app.put(
    '/profile/drafts',
    {
      config: own,
      schema: {
        tags,
        summary: 'Keep the own draft of a form',
        description:
          'JSON as text, without passwords and tokens. The newest 20 of a person are kept, for 30 days, until Log Out.',
        querystring: noQuery,
        body: Type.Object({ path, content: Type.String() }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      checkContent(request.body.content);
      await keepDraft(db, caller(request).userId, request.body.path, request.body.content);
      return reply.code(204).send();
    },
  );
  app.delete(
    '/profile/drafts',
    {
      config: own,
      schema: { tags, summary: 'Forget the own draft of a form', querystring: query({ path }), response: answers.none },
    },
    async (request, reply) => {
      await dropDraft(db, caller(request).userId, request.query.path);
      return reply.code(204).send();
    },
  );
}
