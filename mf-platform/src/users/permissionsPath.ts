/** Address of a user's permissions. */
export const permissionsPath = (userId: string): string => `/users/${encodeURIComponent(userId)}/permissions`;

/** The parameter of `/users/new` that names whose rights a new user begins with. */
export const RIGHTS_OF = 'rights';

export const newUserWithRightsOf = (id: string) => `/users/new?${RIGHTS_OF}=${encodeURIComponent(id)}`;
