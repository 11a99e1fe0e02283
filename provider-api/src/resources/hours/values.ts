import { DEFAULT_SLOT, slotsToSave } from 'shared-kit/rules/hoursSlots';
import type { TimeSlot } from 'shared-kit/rules/entities';
import { hoursRules } from 'shared-kit/rules/validation/hours';
import type { Values } from '../../content/definition';
import { withoutNulls } from '../../content/withoutNulls';
import { cleanFields } from '../../content/richText';
import { changeErrors } from '../../http/changeErrors';
import { refuse } from '../../http/wire';
import type { hours } from './schema';

export type HoursRow = typeof hours.$inferSelect;
type Fields = Pick<HoursRow, 'published' | 'message' | 'messagePublished' | 'timeSlots'>;

/**
 * Validates the sent fields and computes what to store; fields that were not sent are left out.
 * @param sent the body in camel case
 * @param stored the record as it is, null for a new one
 * @throws 422
 */
export async function settleHours(sent: Values, stored: HoursRow | null): Promise<Partial<Fields>> {
  await cleanFields(sent, ['message']);
  refuse(changeErrors(hoursRules, { ...stored, ...sent }, sent, stored));
  const fields: Partial<Fields> = {};
  if (typeof sent.published === 'boolean') fields.published = sent.published;
  if (typeof sent.messagePublished === 'boolean') fields.messagePublished = sent.messagePublished;
  if ('message' in sent) fields.message = (sent.message as string | null | undefined) || null;
  if ('timeSlots' in sent) fields.timeSlots = sortSlots((sent.timeSlots ?? []) as Values[]);
  return fields;
}

/** Slots by their sent position, else by their index in the list (document 3 §4). */
function sortSlots(slots: Values[]): TimeSlot[] {
  const positioned = slots.map((slot, index) => ({
    slot,
    position: typeof slot.sortIndex === 'number' ? slot.sortIndex : index,
  }));
  positioned.sort((a, b) => a.position - b.position);
  return slotsToSave(positioned.map(({ slot }) => ({ ...DEFAULT_SLOT, ...withoutNulls(slot) })));
}
