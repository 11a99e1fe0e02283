import type { Uses } from './registry';

/**
 * What a site offers to remotes: for each name of each shared module the shapes that it serves, the newest first. A shape is
 * a hash of the declaration; of packages outside the kit, their major version.
 */
export type Surface = Record<string, Record<string, string[]>>;

const ownValue = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Compares what a build uses of the shared modules with what a site provides, name by name.
 * @param uses what the build recorded about itself
 * @param surface what the site offers
 * @returns one message for each module that is missing and for each name that is missing or has another shape; empty if it can run
 */
export function kitProblems(uses: Uses | undefined, surface: Surface): string[] {
  if (!uses) return ["This version does not say what it uses of the site's shared modules. Build it again with this site's kit."];
  return Object.entries(uses).flatMap(([key, names]) => {
    const offered = ownValue(surface, key);
    if (!offered) return [`This version uses ${key}, which this site does not share. Build it with this site's kit.`];
    return Object.entries(names).flatMap(([name, shape]) => {
      const subject = name === '*' ? `This version uses ${key}` : `This version uses ${name} of ${key}`;
      const shapes = ownValue(offered, name);
      if (!shapes) return [`${subject}, which this site does not have. Build it with this site's kit.`];
      if (shapes.includes(shape)) return [];
      return [`${subject} in a form that this site does not have. Build it with this site's kit.`];
    });
  });
}
