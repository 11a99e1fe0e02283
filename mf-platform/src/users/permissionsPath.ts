/** Address of a user's permissions. */
export const permissionsPath = (userId: string): string => `/users/${encodeURIComponent(userId)}/permissions`;
