import { type TestContext } from 'yup';
import { ADVANCE_DAYS_MAX, NIGHTS_MAX, NIGHTS_MIN } from '../limits';
import { address, flag, group, text, whole } from './kinds';

/** The sibling fields of the one under test. */
export function siblingsOf(context: TestContext): Record<string, unknown> {
  return (context.parent ?? {}) as Record<string, unknown>;
}

/** The two flags of every content item. */
export const publishing = { published: flag(), archived: flag() };

/** A link with its options and without a type (alerts). */
export const ctaWithoutType = () =>
  group({
    opensInNewWindow: flag(),
    addDatePickerPopup: flag(),
    advancedPurchaseDays: whole(0, ADVANCE_DAYS_MAX),
    minimumNightStay: whole(NIGHTS_MIN, NIGHTS_MAX),
    linkUrl: address(),
    trackingTag: text(),
  });
