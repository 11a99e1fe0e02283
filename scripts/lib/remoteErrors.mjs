/**
 * Passes the errors of remotes on as errors of the shell: the dev server shows those over every page, including pages
 * that are opened later.
 * @returns `set` takes the errors of a remote's latest build, none if it succeeded; `plugin` belongs to the build of the shell
 */
export function createRemoteErrors() {
  /** @type {Map<string, readonly Error[]>} */
  const errors = new Map();
  return {
    /** @param {string} name @param {readonly Error[]} latest */
    set: (name, latest) => void errors.set(name, latest),
    plugin: {
      /** @param {import('webpack').Compiler} compiler */
      apply: (compiler) =>
        void compiler.hooks.done.tap(
          'remoteErrors',
          ({ compilation }) => void compilation.errors.push(...[...errors.values()].flat()),
        ),
    },
  };
}
