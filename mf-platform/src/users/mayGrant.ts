import type { Authority } from 'shared-kit/rules/permissions';

/** Whether somebody may read and change other people's permissions; the server decides which of them they may grant. */
export const mayGrant = (authority: Authority): boolean =>
  authority.can('READ', 'permission') && authority.can('WRITE', 'permission');
