import type { User } from 'shared-kit/rules/entities';

/** A person's name; without one, the e-mail address. */
export const userName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
