import type { AlertAssignment } from 'shared-kit/rules/entities';

/** A sentence about what a change of an assignment did. */
export function sentenceOf(before: AlertAssignment, { property, alert, override }: AlertAssignment): string {
  if (!alert) return `${property.name} no longer has its own alert.`;
  if (before.alert?.id !== alert.id) return `The alert of ${property.name} is now “${alert.name}”.`;
  return override
    ? `${property.name} shows its own alert instead of the global one.`
    : `${property.name} shows the global alert, if there is one.`;
}
