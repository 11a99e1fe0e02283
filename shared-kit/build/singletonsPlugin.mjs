import path from 'node:path';
import { shared } from '../src/remote/shared.mjs';
import { kitSource } from './places.mjs';

/** Folders of the kit whose modules hold state or identity: a second copy in a remote would contradict the first. */
const singletonFolders = ['session', 'api', 'router', 'shellServices'];

/** Fails a remote's build when it would bring its own copy of something that must exist only once on a page. */
export class SingletonsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SingletonsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingletonsPlugin', (modules) => {
        for (const module of modules) {
          const segments = path.relative(kitSource, module.resource ?? '').split(path.sep);
          if (!singletonFolders.includes(segments[0])) continue;
          const key = `shared-kit/${segments.join('/').replace(/(\/index)?\.tsx?$/, '')}`;
          const importer = compilation.moduleGraph.getIssuer(module)?.resource ?? 'an entry';
          const advice = shared.some((entry) => entry.key === key)
            ? 'it is shared, and yet was bundled'
            : 'import what is shared, or add a line to shared-kit/src/remote/shared.mjs';
          compilation.errors.push(new Error(`${key} may exist only once on a page (imported by ${importer}): ${advice}.`));
        }
      });
    });
  }
}
