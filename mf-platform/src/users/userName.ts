import type { User } from 'shared-kit/rules/entities';

/** What a person is called: both names, or the e-mail address where there are none. */
export const userName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
