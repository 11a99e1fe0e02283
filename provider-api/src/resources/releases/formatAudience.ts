import { counted } from 'shared-kit/rules/counted';

/** Who gets a version, for the security log: 'For everybody', 'For 20% of people and 1 by name', 'For 2 people by name'. */
export function formatAudience(share: number, namedPeople: number): string {
  if (share === 100) return 'For everybody';
  if (share === 0) return `For ${counted(namedPeople, 'person', 'people')} by name`;
  return `For ${share}% of people${namedPeople > 0 ? ` and ${namedPeople} by name` : ''}`;
}
