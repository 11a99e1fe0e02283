import { Type } from '@sinclair/typebox';
import { TEXT_MAX } from 'shared-kit/rules/limits';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { moment, readMoment } from '../../http/moments';
import { answers, noQuery, nullable, query } from '../../http/schemas';
import { checkContent } from './content';
import { BROWSER_MAX } from './schema';
import { discardDraft, findDraft, saveDraft } from './store';

const signedIn = { permission: 'signedIn' } as const;
const tags = ['profile'];
/** ASCII only: it is part of an index. */
const path = Type.String({
  pattern: '^/[!-"$->@-~]*$',
  maxLength: TEXT_MAX,
  description: 'The address of the form.',
  examples: ['/profile'],
});
/** Identifies each write, so that a draft sent before a discard is not stored when it arrives after it. */
const sender = {
  browser: Type.Optional(
    Type.String({
      pattern: `^[a-z0-9]{1,${BROWSER_MAX}}$`,
      description: 'The random name of the browser.',
      examples: ['1x2y3z'],
    }),
  ),
  nth: Type.Optional(
    Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'The number of this write by that browser.' }),
  ),
};
const senderOf = ({ browser = '', nth = 0 }: { browser?: string; nth?: number }) => ({ browser, nth });
const draft = Type.Object({ content: Type.String(), saved_at: Type.String() });

/** What the signed-in person typed and has not saved, one draft for each form (OP-130, api-contract §6). */
export function draftRoutes(app: App, { db }: Services): void {
  app.get(
    '/profile/drafts',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Your own draft of a form, or null',
        querystring: query({ path }),
        response: answers.one(nullable(draft)),
      },
    },
    async (request) => {
      const found = await findDraft(db, { userId: caller(request).userId, path: request.query.path });
      return { data: found && { content: found.content, saved_at: found.savedAt } };
    },
  );
  app.put(
    '/profile/drafts',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Save your own draft of a form',
        description:
          'JSON as text, without passwords and tokens. The newest 20 of a person are kept for 30 days, or until they log out. A write that arrives after a newer write or discard of the same browser is ignored.',
        querystring: noQuery,
        body: Type.Object({ path, content: Type.String(), ...sender }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      const { body } = request;
      checkContent(body.content);
      await saveDraft(db, { userId: caller(request).userId, path: body.path }, body.content, senderOf(body));
      return reply.code(204).send();
    },
  );
  app.delete(
    '/profile/drafts',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Delete your own draft of a form',
        description:
          'For a named browser: its own draft, up to `nth`, or the one that was saved at `seen`. Newer drafts of other browsers stay.',
        querystring: query({ path, ...sender, seen: moment }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      const { path, seen, ...from } = request.query;
      const form = { userId: caller(request).userId, path };
      await discardDraft(db, form, senderOf(from), readMoment('seen', seen));
      return reply.code(204).send();
    },
  );
}
