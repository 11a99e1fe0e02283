import { Type } from '@sinclair/typebox';
import { and, eq, gte, lt, or } from 'drizzle-orm';
import { SECURITY_EVENTS, type SecurityEvent } from 'shared-kit/rules/securityEvents';
import type { App, Services } from '../../http/app';
import { matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import { answers, choiceFilter, named, nullable, paging, query, textFilter } from '../../http/schemas';
import { asksForCsv } from '../../http/csv';
import { moment, readMoment, readRangeEnd } from '../../http/moments';
import { answerCsv } from './csv';
import { present, type EntryRow } from './present';
import { securityLog } from './schema';

const nullableText = nullable(Type.String());
const events = Object.keys(SECURITY_EVENTS) as SecurityEvent[];
const entry = Type.Object({
  id: Type.String(),
  at: Type.String(),
  event: Type.Union(events.map((event) => Type.Literal(event))),
  outcome: Type.String(),
  by: nullable(named),
  about: nullable(Type.Object({ kind: Type.String(), id: nullableText, name: Type.String() })),
  detail: nullableText,
  address: nullableText,
  agent: nullableText,
  browser: nullable(Type.String({ description: 'The agent in short, `Chrome on Linux`; null where that is not known.' })),
  times: Type.Integer({ description: 'How often it happened within the minute that the entry covers.' }),
});

interface Filter {
  by?: string;
  event?: string;
  from?: string;
  to?: string;
}

/** Who did what, when and from where (api-contract §6). */
export function securityLogRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/security-log',
    {
      config: { permission: 'super' },
      schema: {
        tags: ['security log'],
        summary: 'The security log, newest first',
        description:
          '`by` finds who did it and whom it was about, by id or name. `from` is inclusive, `to` is exclusive; a day without a time is the last one, in UTC. With `Accept: text/csv` the response is CSV, at most 100,000 entries.',
        produces: ['application/json', 'text/csv'],
        querystring: query({
          page: paging.page,
          per_page: paging.per_page,
          by: textFilter,
          event: choiceFilter(events),
          from: moment,
          to: moment,
        }),
        response: answers.list(entry),
      },
    },
    async (request, reply) => {
      const where = toCondition(request.query);
      await app.securityNotes.flush();
      if (asksForCsv(request)) return answerCsv(db, request, reply, where);
      return listPage<EntryRow>({
        db,
        table: securityLog,
        where,
        // Not by id alone, since each process stores its entries up to a second later.
        order: 'at:DESC,id:DESC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => rows.map(present),
      });
    },
  );
}

/** @throws 400 for an invalid moment */
function toCondition({ by, event, from, to }: Filter) {
  const [start, end] = [readMoment('from', from), readRangeEnd('to', to)];
  const person = [securityLog.byId, securityLog.byName, securityLog.aboutId, securityLog.aboutName];
  return and(
    by === undefined ? undefined : or(...person.map((column) => matchText(column, by))),
    event === undefined ? undefined : eq(securityLog.event, event as SecurityEvent),
    start === undefined ? undefined : gte(securityLog.at, start),
    end === undefined ? undefined : lt(securityLog.at, end),
  );
}
