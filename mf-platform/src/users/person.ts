import type { User } from 'shared-kit/rules/entities';
import { changesAccess } from 'shared-kit/rules/validation/currentPassword';
import { REQUIRED } from 'shared-kit/rules/validation/messages';

export const PERSON_LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  currentPassword: 'Current Password',
};

/** What a user and one's own profile have in common, as form values. */
export type PersonValues = Record<keyof typeof PERSON_LABELS, string>;

/** The fields that must never be part of a draft. */
export const SECRET = ['password', 'confirmPassword', 'currentPassword'] as const;

/** A person as form values; without a user, those of a new one. Passwords are always empty. */
export const readPerson = (user: User | undefined): PersonValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  password: '',
  confirmPassword: '',
  currentPassword: '',
});

/** The body that is sent; a blank password is left out, so that the current one stays (OP-22). */
export const writePerson = ({ firstName, lastName, email, password, currentPassword }: PersonValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  ...(password && { password }),
  ...(currentPassword && { currentPassword }),
});

/** The error when somebody changes their own e-mail or password without the current password (OP-143). */
export const missingCurrentPassword = (values: PersonValues, stored: User): Record<string, string> =>
  changesAccess(values, stored) && !values.currentPassword ? { currentPassword: REQUIRED } : {};
