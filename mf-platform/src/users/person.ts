import type { User } from 'shared-kit/rules/entities';

export const PERSON_LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};

/** What a user and the own profile have in common, as form values. */
export type PersonValues = Record<keyof typeof PERSON_LABELS, string>;

/** Never part of a draft. */
export const SECRET = ['password', 'confirmPassword'] as const;

/** A person as form values; a new one when absent. Passwords are never read. */
export const readPerson = (user?: User): PersonValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  password: '',
  confirmPassword: '',
});

/** What is sent; the key of a blank password is left out, so that the present one stays (OP-22). */
export const writePerson = ({ firstName, lastName, email, password }: PersonValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  ...(password && { password }),
});
