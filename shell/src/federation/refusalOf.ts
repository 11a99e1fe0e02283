import type { Version } from 'shared-kit/rules/remote/registry';

declare const __KIT_VERSION__: string;

const loadSurface = () =>
  Promise.all([import('shared-kit/rules/remote/kitContract'), import('../../../shared-kit/surface.json')] as const);

/**
 * Why this shell cannot run a version (architecture, Federation 4). A version built with exactly this kit needs no
 * check, since the tests ensure that every version of the kit has a single surface. For any other, the surface is
 * fetched.
 * @returns the reason as a sentence; null if it can
 */
export async function refusalOf({ uses, kit }: Version): Promise<string | null> {
  if (kit === `^${__KIT_VERSION__}`) return null;
  const [{ kitProblems }, { default: surface }] = await loadSurface();
  const [problem] = kitProblems(uses, surface);
  return problem === undefined ? null : `It was built for another version of this site. ${problem}`;
}
