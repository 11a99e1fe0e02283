import { HANDED_OVER, writtenSurface } from './writtenSurface.mjs';

const WHOLE = '*';

/** Names that a build asks a module for, as far as they are left after tree shaking; a development build shakes nothing. */
function namesUsed(moduleGraph, module) {
  const isLeft = (connection) =>
    connection.isTargetActive(undefined) && moduleGraph.getExportsInfo(connection.originModule).isModuleUsed(undefined);
  const connections = [...moduleGraph.getIncomingConnections(module)].filter(({ originModule }) => originModule).filter(isLeft);
  const asked = connections.flatMap(({ dependency }) => dependency.getReferencedExports?.(moduleGraph, undefined) ?? []);
  return new Set(asked.map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? WHOLE));
}

/**
 * What a remote's build takes from the shared modules, with the shapes of today. To be asked once webpack knows what is used.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, Record<string, string>>} by shared module and name
 * @throws {Error} when it uses something that the kit's surface does not have
 */
export function usesOf({ modules, moduleGraph }) {
  const surface = writtenSurface();
  const uses = { [HANDED_OVER.key]: new Set([HANDED_OVER.name]) };
  for (const one of modules) {
    if (one.type !== 'consume-shared-module') continue;
    const module = /** @type {import('webpack').Module & {options: {shareKey: string, strictVersion?: boolean}}} */ (one);
    const key = module.options.shareKey;
    // Shared between builds of the same text only: another text is simply not shared.
    if (module.options.strictVersion) continue;
    const names = namesUsed(moduleGraph, module);
    const known = surface[key] ?? {};
    // Of a module of the kit that is handed on as a whole, any name may be used.
    const all = names.has(WHOLE) && !known[WHOLE] ? Object.keys(known) : names;
    uses[key] = new Set([...(uses[key] ?? []), ...all]);
  }
  const shapeOf = (key, name) => {
    const shape = surface[key]?.[name]?.[0];
    if (!shape) throw new Error(`${name} of ${key} is not in shared-kit/surface.json. Run: npm run surface`);
    return shape;
  };
  return Object.fromEntries(
    Object.keys(uses)
      .sort()
      .map((key) => [key, Object.fromEntries([...uses[key]].sort().map((name) => [name, shapeOf(key, name)]))]),
  );
}
