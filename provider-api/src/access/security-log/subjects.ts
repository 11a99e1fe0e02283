import type { SecuritySubject } from 'shared-kit/rules/securityEvents';
import type { Editor } from '../../base/storage/columns';

interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** A person as the subject of an entry: name and e-mail address, since names are not unique. */
export const aboutPerson = ({ id, email, firstName, lastName }: Person): SecuritySubject => ({
  kind: 'user',
  id,
  name: `${firstName} ${lastName} (${email})`.trim(),
});

/** A person as the actor of an entry, where the call itself has none: at a sign-in, or with a mailed link. */
export const byPerson = ({ id, firstName, lastName }: Person): Editor => ({ id, name: `${firstName} ${lastName}`.trim() });

interface Item {
  id: string;
  title?: unknown;
  question?: unknown;
  name?: unknown;
}

/** The name of a stored item, whatever its kind calls it. */
export function aboutItem(kind: string, item: Item): SecuritySubject {
  const name = [item.title, item.question, item.name].find((text) => typeof text === 'string' && text !== '');
  return { kind, id: item.id, name: String(name ?? item.id) };
}

/** A version of a remote. */
export const aboutRelease = ({ remote, version }: { remote: string; version: string }): SecuritySubject => ({
  kind: 'release',
  id: version,
  name: `${remote} ${version}`,
});
