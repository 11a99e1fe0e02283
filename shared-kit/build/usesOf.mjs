import { REMOTE_PROPS, readWrittenSurface } from './writtenSurface.mjs';

const WHOLE = '*';

/** The names that a build imports from a module and that are left after tree shaking, which a development build does not do. */
function namesUsed(moduleGraph, module) {
  const isUsed = (connection) =>
    connection.isTargetActive(undefined) && moduleGraph.getExportsInfo(connection.originModule).isModuleUsed(undefined);
  const connections = [...moduleGraph.getIncomingConnections(module)].filter(({ originModule }) => originModule).filter(isUsed);
  const references = connections.flatMap(({ dependency }) => dependency.getReferencedExports?.(moduleGraph, undefined) ?? []);
  return new Set(references.map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? WHOLE));
}

/**
 * What a remote's build takes from the shared modules, with their current shapes. Call it once webpack knows what is used.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, Record<string, string>>} by shared module and name
 * @throws {Error} when it uses something that the kit's surface does not have
 */
export function usesOf({ modules, moduleGraph }) {
  const surface = readWrittenSurface();
  const uses = { [REMOTE_PROPS.key]: new Set([REMOTE_PROPS.name]) };
  for (const candidate of modules) {
    if (candidate.type !== 'consume-shared-module') continue;
    const module = /** @type {import('webpack').Module & {options: {shareKey: string, strictVersion?: boolean}}} */ (candidate);
    const key = module.options.shareKey;
    // Shared only between builds of the same text: a different text is simply not shared.
    if (module.options.strictVersion) continue;
    const names = namesUsed(moduleGraph, module);
    const exports = surface[key] ?? {};
    // A module that re-exports one of the kit as a whole may use any of its names.
    const usedNames = names.has(WHOLE) && !exports[WHOLE] ? Object.keys(exports) : names;
    uses[key] = new Set([...(uses[key] ?? []), ...usedNames]);
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
