import type { Authority } from 'shared-kit/rules/permissions';

/** Who may upload (API contract §3): writers of assets, writers of a property (logos), super users. */
export const mayUpload = (authority: Authority) => authority.can('WRITE', 'asset') || authority.canAny('WRITE', 'property');
