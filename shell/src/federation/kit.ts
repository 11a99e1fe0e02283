import { kitProblems } from 'shared-kit/remote/kitContract';
import type { Version } from 'shared-kit/remote/registry';
import surface from '../../../shared-kit/surface.json';

/** @returns why this shell cannot run a version (architecture, Federation 4), null when it can */
export function refusalOf({ uses }: Version): string | null {
  const [problem] = kitProblems(uses, surface);
  return problem === undefined ? null : `It was built for another version of this site. ${problem}`;
}
