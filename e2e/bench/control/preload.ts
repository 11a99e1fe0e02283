import { begin, preload, type Preloaded } from '../../../shell/src/preload/begin';

/** Put in by the build. */
declare const __SITE_FILES__: readonly string[];
declare const __REMOTES__: Preloaded[];

/** The shell's inline script with the registry written into it, so that the control build waits for nothing that it need not. */
begin({
  siteFiles: __SITE_FILES__,
  remotes: () => Promise.resolve(__REMOTES__),
  askFiles: (_asked, { app, pages }, page) => [...app, ...(pages[page] ?? [])].forEach((file) => preload(`/${file}`)),
});
