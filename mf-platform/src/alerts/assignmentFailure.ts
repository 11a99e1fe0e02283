import { newerOf } from 'shared-kit/form/refusal';
import type { AlertAssignment } from 'shared-kit/rules/entities';
import { isSameAssignment } from './assignmentApi';
import { reasonOf } from './useAlerts';

/** Why a change was not made. The person's own previous change is not reported as somebody else's. */
function explain(error: unknown, own: AlertAssignment | undefined): string {
  const current = newerOf<AlertAssignment>(error);
  const isOwn = current && own && isSameAssignment(current, own);
  return isOwn ? 'Your previous change was saved, but this page does not show it yet. Please choose again.' : reasonOf(error);
}

/**
 * The message for an assignment that was not changed.
 * @param own the assignment that the person's previous change made, or may have made
 * @param followerCount how many changes were waiting for this one and are not made either
 */
export function assignmentFailure(
  { property }: AlertAssignment,
  error: unknown,
  own: AlertAssignment | undefined,
  followerCount: number,
): string {
  const text = `The alert of ${property.name} was not changed. ${explain(error, own)}`;
  if (followerCount === 0) return text;
  const followers = followerCount === 1 ? 'The change after it was' : `The ${followerCount} changes after it were`;
  return `${text} ${followers} not made either.`;
}
