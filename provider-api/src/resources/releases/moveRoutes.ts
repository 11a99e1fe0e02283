import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from 'shared-kit/rules/normaliseName';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { liveRules, withdrawRules } from 'shared-kit/rules/validation/release';
import { recordChange } from '../../access/security-log/log';
import { aboutRelease } from '../../access/security-log/subjects';
import { users } from '../../access/users/schema';
import { hasEmail } from '../../access/users/store';
import type { Database } from '../../base/storage/database';
import type { App, Services } from '../../http/app';
import { isDeployToken } from '../../http/caller';
import { answers, field, ifMatch, noQuery } from '../../http/schemas';
import { refuse } from '../../http/wire';
import { refuseMisfit } from './checks';
import { formatAudience } from './formatAudience';
import { refuseLost } from './lostFiles';
import { causeOf, checkLine, putLive, withdraw } from './moves';
import { lineAnswer, presentLine } from './present';
import { getRelease, lockLine, withMoves } from './store';

const tags = ['releases'];
const mayRelease = { permission: 'release' } as const;

/** Puts versions into use, and withdraws them. */
export function moveRoutes(app: App, { db, config, files }: Services): void {
  app.put(
    '/remotes/:name/live',
    {
      config: mayRelease,
      schema: {
        tags,
        summary: 'Put a version into use, for everybody, a share of the people or some by name',
        description:
          'The call names everybody who gets it: people whom it leaves out no longer do. A deploy token gets the same answer for addresses that nobody has here.',
        headers: ifMatch,
        params: Type.Object({ name: Type.String() }),
        querystring: noQuery,
        body: Type.Object({ release: Type.String(), share: field.count, people: field.list(Type.String()), why: field.text }),
        response: answers.one(lineAnswer),
      },
    },
    async (request) => {
      const { name } = request.params;
      const { body } = request;
      const emails = body.people ?? [];
      const share = body.share ?? (emails.length > 0 ? 0 : 100);
      refuse(fieldErrors(liveRules, { share, people: emails, why: body.why }));
      if (share === 0 && emails.length === 0) refuse({ share: 'Name a share from 1 to 100, or people.' });
      await refuseLost(files, await getRelease(db, name, body.release));
      const movedLine = await withMoves(db, async (tx) => {
        const line = await lockLine(tx, name);
        await checkLine(request, line);
        const release = await getRelease(tx, name, body.release);
        const audience = { share, people: await userIdsOf(tx, request, emails) };
        const cause = causeOf(request, body.why);
        const moved = await putLive(tx, line, release, audience, cause);
        await refuseMisfit(tx, config, release.descriptor);
        const endsTrial = line.canary !== null && line.live === release.version;
        const effect = endsTrial ? `The trial of ${line.canary} ended` : formatAudience(share, audience.people.length);
        const detail = cause.why ? `${effect}: ${cause.why}` : effect;
        await recordChange(tx, request, { event: 'release_live', about: aboutRelease(release), detail });
        return moved;
      });
      return { data: await presentLine(db, request, movedLine) };
    },
  );
  app.post(
    '/remotes/:name/releases/:release/withdraw',
    {
      config: mayRelease,
      schema: {
        tags,
        summary: 'Withdraw a version for good',
        description: 'If it was in use, the version that was live before takes over. A withdrawn version is never used again.',
        headers: ifMatch,
        params: Type.Object({ name: Type.String(), release: Type.String() }),
        querystring: noQuery,
        body: Type.Object({ why: field.text }),
        response: answers.one(lineAnswer),
      },
    },
    async (request) => {
      const { name, release: version } = request.params;
      const { why } = request.body;
      const movedLine = await withMoves(db, async (tx) => {
        const line = await lockLine(tx, name);
        await checkLine(request, line);
        const release = await getRelease(tx, name, version);
        refuse(fieldErrors(withdrawRules, { why }));
        const cause = causeOf(request, why);
        await recordChange(tx, request, { event: 'release_withdrawn', about: aboutRelease(release), detail: cause.why ?? '' });
        return withdraw(tx, line, release, cause);
      });
      return { data: await presentLine(db, request, movedLine) };
    },
  );
}

/**
 * @returns the ids of people by their e-mail addresses. A deploy token is not told which addresses are unknown.
 * @throws 422 naming the first unknown one
 */
async function userIdsOf(tx: Database, request: FastifyRequest, emails: string[]): Promise<string[]> {
  const addresses = [...new Set(emails.map((email) => normaliseEmail(email)))];
  if (addresses.length === 0) return [];
  const found = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(hasEmail(...addresses));
  const unknown = addresses.find((email) => !found.some((row) => normaliseEmail(row.email) === email));
  if (unknown !== undefined && !isDeployToken(request)) refuse({ people: `No user has the email address ${unknown}.` });
  return found.map(({ id }) => id);
}
