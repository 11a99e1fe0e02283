import { LastChanged } from 'shared-kit/content/history/LastChanged';
import { plainParts } from 'shared-kit/form/parts';
import type { User } from 'shared-kit/rules/entities';
import { PERSON_LABELS } from './person';

type HistoryValues = Pick<User, 'firstName' | 'lastName' | 'email'>;

const { firstName, lastName, email } = PERSON_LABELS;
const parts = plainParts<HistoryValues>({ firstName, lastName, email });
const read = (user: User | undefined): HistoryValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
});

/** Who changed a user last, and the user's versions with names and address. No version contains a password. */
export const UserHistory = ({ user, mayRestore }: { user: User; mayRestore: boolean }) => (
  <LastChanged item={user} collection="/users" parts={parts} read={read} mayRestore={mayRestore} />
);
