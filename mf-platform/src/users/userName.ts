import type { User } from 'shared-kit/rules/entities';

/** A person's name, or the e-mail address without one. */
export const userName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
