/** The bundler's module that starts the federation runtime, in a file of its own whose name is a hash of the folder as well. */
const STARTS_RUNTIME = /[\\/]\.federation[\\/]entry\.\w+\.js$/;

const idOf = (module) => {
  if (module.identifier().startsWith('container entry ')) return 'container';
  return STARTS_RUNTIME.test((module.rootModule ?? module).resource ?? '') ? 'runtime' : undefined;
};

/**
 * Gives the two modules with which a remote begins an id of their own. The bundler would derive it from identifiers that contain
 * the folder of the build, so that the same remote would get another version in every folder.
 * @param {import('webpack').Compilation} compilation
 */
export function keepFolderOutOfIds(compilation) {
  // Before all other modules get theirs, which keep clear of the ids in use.
  compilation.hooks.moduleIds.tap({ name: 'keepFolderOutOfIds', stage: -1 }, (modules) => {
    for (const module of modules) {
      const id = idOf(module);
      if (id) compilation.chunkGraph.setModuleId(module, id);
    }
  });
}
