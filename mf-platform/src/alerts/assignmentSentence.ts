import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';

const LATER = 'It is a draft: guests see it once it is published.';

/**
 * What a change of an assignment did, in words.
 * @param alerts those that can be assigned, which say whether guests see them
 */
export function sentenceOf(
  before: AlertAssignment,
  { property, alert, override }: AlertAssignment,
  alerts: readonly Alert[],
): string {
  if (!alert) return `${property.name} no longer has its own alert.`;
  const isDraft = alerts.find(({ id }) => id === alert.id)?.published === false;
  if (before.alert?.id !== alert.id) return `The alert of ${property.name} is now “${alert.name}”.${isDraft ? ` ${LATER}` : ''}`;
  if (!override) return `${property.name} shows the global alert, if there is one.`;
  return isDraft
    ? `${property.name} shows its own alert instead of the global one once it is published.`
    : `${property.name} shows its own alert instead of the global one.`;
}
