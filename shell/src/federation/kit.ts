import { servesKit, type Version } from 'shared-kit/remote/registry';

declare const __KIT_VERSION__: string;

/** @returns why this shell cannot run a version (architecture, Federation 4), null when it can */
export const refusalOf = (release: Version): string | null =>
  servesKit(__KIT_VERSION__, release.kit) ? null : 'It was built for another version of this site.';
