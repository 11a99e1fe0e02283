import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';
import { assignmentMessage } from './assignmentMessage';

const property = { id: '7', name: 'Saltmarsh', type: 'hotel' } as const;
const pool = { id: '1', name: 'Pool closed' };
const none: AlertAssignment = { property, alert: null, override: false };
const own: AlertAssignment = { property, alert: pool, override: false };
const alertsWith = (published: boolean): Alert[] => [
  { ...pool, version: 1, published, archived: false, properties: [] } as unknown as Alert,
];

test.each([
  ['The alert of Saltmarsh is now “Pool closed”.', none, own, true],
  ['The alert of Saltmarsh is now “Pool closed”. It is a draft: guests see it once it is published.', none, own, false],
  ['Saltmarsh shows its own alert instead of the global one.', own, { ...own, override: true }, true],
  ['Saltmarsh shows its own alert instead of the global one once it is published.', own, { ...own, override: true }, false],
  ['Saltmarsh shows the global alert, if there is one.', { ...own, override: true }, own, false],
  ['Saltmarsh no longer has its own alert.', own, none, true],
])('a change of an assignment is reported as: %s', (message, previous, next, isPublished) => {
  expect(assignmentMessage(previous, next, alertsWith(isPublished))).toBe(message);
});
