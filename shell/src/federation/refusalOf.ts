import type { Version } from 'shared-kit/rules/remote/registry';

declare const __KIT_VERSION__: string;

const loadSurface = () =>
  Promise.all([import('shared-kit/rules/remote/kitContract'), import('../../../shared-kit/surface.json')] as const);

/**
 * Why this shell cannot run a version (architecture, Federation 4). One built with exactly this kit needs no check: a version of
 * the kit has one surface, which the tests ensure. The surface is fetched for any other.
 * @returns a sentence, null when it can
 */
export async function refusalOf({ uses, kit }: Version): Promise<string | null> {
  if (kit === `^${__KIT_VERSION__}`) return null;
  const [{ kitProblems }, { default: surface }] = await loadSurface();
  const [problem] = kitProblems(uses, surface);
  return problem === undefined ? null : `It was built for another version of this site. ${problem}`;
}
