/** The API path of a user's permissions. */
export const permissionsPath = (userId: string): string => `/users/${encodeURIComponent(userId)}/permissions`;

/** The parameter of `/users/new` with the id of the user whose rights a new user starts with. */
export const RIGHTS_OF = 'rights';

/** The address of the form of a new user that begins with the rights of another one. */
export const newUserWithRightsOf = (id: string) => `/users/new?${RIGHTS_OF}=${encodeURIComponent(id)}`;
