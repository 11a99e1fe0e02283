import type { UserRow } from './store';

/** A person as their history knows them: without the password. */
export const toTracked = ({ passwordHash: _hash, ...row }: UserRow) => row;
