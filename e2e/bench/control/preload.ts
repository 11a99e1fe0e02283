import { preloadFile, preloadPage } from '../../../shell/src/preload/preloadPage';
import type { PreloadedRemote } from '../../../shell/src/preload/requestPage';

/** Defined by the build. */
declare const __SITE_FILES__: readonly string[];
declare const __REMOTES__: PreloadedRemote[];

/** The shell's inline script, with the registry compiled in: a single application has no registry to wait for. */
preloadPage({
  siteFiles: __SITE_FILES__,
  loadRemotes: () => Promise.resolve(__REMOTES__),
  requestFiles: (_early, { app, pages }, page) =>
    [...(app ?? []), ...(pages?.[page] ?? [])].forEach((file) => preloadFile(`/${file}`)),
});
