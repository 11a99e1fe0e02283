import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { readInstant } from 'shared-kit/rules/instant';
import { isNoEnd } from 'shared-kit/rules/live';
import { toCamel } from 'shared-kit/rules/keyCase';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { choicePaths, richTextPaths, settleFields, textPaths } from 'shared-kit/rules/models/settle';
import { bodyOf } from '../../content/bodyOf';
import { withTimes } from '../../content/dayAlone';
import type { Values } from '../../content/definition';
import { emptyBlanks } from '../../content/emptyBlanks';
import { cleanFields } from '../../content/richText';
import { field, item } from '../../http/schemas';

const fields = bodyOf(sharedSpecialModel.fields);

export const changeBody = Type.Object(fields);
export const createBody = Type.Object({ id: field.text, ...fields });
export const sharedSpecialAnswer = item(fields);

const RICH_TEXT = richTextPaths(sharedSpecialModel.fields);
// The title of the details is a choice, too, though its field is a text.
const CHOICES = [...choicePaths(sharedSpecialModel.fields), 'detailTitle'];
const TEXTS = textPaths(sharedSpecialModel.fields);

/** A body in camel case, without fields that a shared special does not have; its rich text is cleaned. */
export async function readSharedSpecial(body: unknown): Promise<Values> {
  const values = toCamel<Values>(Value.Clean(createBody, Value.Clone(body)));
  emptyBlanks(values, CHOICES, null);
  emptyBlanks(values, TEXTS, '');
  await cleanFields(values, RICH_TEXT);
  return withTimes(values, { start: 'startDate', end: 'endDate' }, 'UTC');
}

/**
 * Keeps the end and `event_ends` in step: an end alone means that it ends, one at 1 January 2120 that it does not (OP-67), and
 * what does not end has no end date.
 * @param sent the fields that were sent
 * @param stored the shared special as it is, null for a new one
 */
export function settleEnd(sent: Values, stored: Values | null): Values {
  const isEndSent = 'eventEnds' in sent || 'endDate' in sent;
  if (stored && !isEndSent) return {};
  const requestedEnd = 'endDate' in sent ? sent.endDate || null : (stored?.endDate ?? null);
  const endDate = isNoEnd({ endsOn: readInstant(requestedEnd) }) ? null : requestedEnd;
  const neverEnds = requestedEnd !== null && endDate === null;
  const eventEnds = neverEnds ? false : (sent.eventEnds ?? ('endDate' in sent ? endDate !== null : (stored?.eventEnds ?? false)));
  return { eventEnds, endDate: eventEnds === true ? endDate : null };
}

/** What to store of valid values, without the hotels: those are added one by one as they are reached. */
export function settleSharedSpecial(values: Values, stored: { archived: boolean } | null): Values {
  const { id: _id, distributeHotels: _hotels, ...sent } = values;
  const settled = settleFields(sharedSpecialModel.fields, sent, { isNew: stored === null });
  for (const flag of ['published', 'archived']) if (settled[flag] === null) delete settled[flag];
  if (typeof settled.title === 'string') settled.title = normaliseName(settled.title);
  for (const name of ['startDate', 'endDate']) if (settled[name]) settled[name] = readInstant(settled[name]);
  if (settled.archived ?? stored?.archived) settled.published = false;
  return settled;
}
