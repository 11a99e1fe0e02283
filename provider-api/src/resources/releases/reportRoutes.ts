import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { countAttempt } from '../../http/rateLimits';
import { answers, noQuery } from '../../http/schemas';
import { judge } from './judge';
import { countReport, personOf } from './reports';

/** More than a person's pages report in ten minutes, even when switching areas every few seconds. */
const MAX_REPORTS = 300;
const WINDOW_SECONDS = 600;
const BODY_LIMIT = 2048;
const name = Type.String({ minLength: 1, maxLength: 100 });

/** Reports of pages about the versions that they loaded, or could not load (api-contract §6). */
export function reportRoutes(app: App, services: Services): void {
  const { db, secretKey, config } = services;
  app.post(
    '/remotes/reports',
    {
      bodyLimit: BODY_LIMIT,
      config: { permission: 'signedIn', byItself: true },
      schema: {
        tags: ['releases'],
        summary: 'Report how a version of a remote performs on a page',
        description: 'Versions that are not known are ignored. A version that fails for several people is withdrawn.',
        querystring: noQuery,
        body: Type.Object({
          name,
          release: name,
          event: Type.Union([
            Type.Literal('loaded'),
            Type.Literal('failed'),
            Type.Literal('crashed'),
            Type.Literal('stepped_back'),
          ]),
          ms: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
        }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      const { name: remote, release: version, event, ms = 0 } = request.body;
      const { userId } = caller(request);
      await countAttempt(db, {
        key: `report:${userId}`,
        max: MAX_REPORTS,
        seconds: WINDOW_SECONDS,
        message: 'This page reports more than it can have seen. Wait a few minutes.',
      });
      const report = { remote, version, event, ms };
      const now = new Date();
      const verdict = await db.transaction(async (tx) => {
        const isKnown = await countReport(tx, report, personOf(secretKey, report, userId), now);
        if (!isKnown || (event !== 'failed' && event !== 'crashed')) return null;
        return judge(tx, report, config.releaseFailures, now);
      });
      if (verdict)
        request.log.warn(
          { release: verdict },
          verdict.stays ? `a failing release was not withdrawn: ${verdict.stays}` : 'a failing release was withdrawn',
        );
      return reply.code(204).send();
    },
  );
}
