import type { Authority } from 'shared-kit/rules/permissions';

/** Whether somebody reads and changes other people's permissions; what they may grant the server decides. */
export const mayGrant = (who: Authority): boolean => who.can('READ', 'permission') && who.can('WRITE', 'permission');
