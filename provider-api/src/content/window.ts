import { readInstant } from 'shared-kit/rules/instant';
import { NO_END, isNoEnd } from 'shared-kit/rules/live';
import type { Values } from './definition';

/**
 * Keeps end and 'does not end' in step (api-contract §1, 'Changes'; OP-67): without either an item does not end, an end alone
 * means that it does, and an end at 1 January 2120 means that it does not.
 * @param sent the fields that were sent
 * @param stored the item as it is, null for a new one
 * @returns the fields to store; a missing end is null and left to the rules
 */
export function settleWindow(sent: Values, stored: Values | null): Values {
  const isTouched = 'doesNotEnd' in sent || 'endsOn' in sent;
  if (stored && !isTouched) return {};
  const sentEnd = typeof sent.endsOn === 'string' && sent.endsOn.trim() !== '' ? sent.endsOn : null;
  const previousEnd = stored && !stored.doesNotEnd && !('endsOn' in sent) ? stored.endsOn : null;
  const endsOn = sentEnd ?? previousEnd;
  const flag = sent.doesNotEnd ?? (sentEnd === null && (stored ? stored.doesNotEnd : true));
  const doesNotEnd = Boolean(flag) || isNoEnd({ endsOn: readInstant(endsOn) });
  return { doesNotEnd, endsOn: doesNotEnd ? NO_END : endsOn };
}
