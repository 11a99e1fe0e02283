import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';

const DRAFT_NOTE = 'It is a draft: guests see it once it is published.';

/**
 * The message after an assignment was changed.
 * @param alerts those that can be assigned, used to find out whether guests see the assigned one
 */
export function assignmentMessage(
  previous: AlertAssignment,
  { property, alert, override }: AlertAssignment,
  alerts: readonly Alert[],
): string {
  if (!alert) return `${property.name} no longer has its own alert.`;
  const isDraft = alerts.find(({ id }) => id === alert.id)?.published === false;
  if (previous.alert?.id !== alert.id)
    return `The alert of ${property.name} is now “${alert.name}”.${isDraft ? ` ${DRAFT_NOTE}` : ''}`;
  if (!override) return `${property.name} shows the global alert, if there is one.`;
  return isDraft
    ? `${property.name} shows its own alert instead of the global one once it is published.`
    : `${property.name} shows its own alert instead of the global one.`;
}
