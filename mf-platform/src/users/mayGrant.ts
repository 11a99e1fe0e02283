import type { Authority } from 'shared-kit/rules/permissions';

/** Whether somebody reads and changes other people's permissions; the server decides what they may grant. */
export const mayGrant = (who: Authority): boolean => who.can('READ', 'permission') && who.can('WRITE', 'permission');
