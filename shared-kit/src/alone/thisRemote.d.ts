/** The remote of a standalone build; the build resolves it to the remote's folder. */
declare module 'this-remote/pages' {
  import type { Pages } from 'shared-kit/remote/pages';

  export const pages: Pages;
}
declare module 'this-remote/routes' {
  import type { RouteEntry } from 'shared-kit/rules/remote/routes';

  export const routes: RouteEntry[];
}

/** Also provided by the build: the name of the folder, and the routes of the other remotes. */
declare module 'this-remote/alone' {
  import type { AloneRemote } from 'shared-kit/alone/aloneTable';

  export const { name, others }: Pick<AloneRemote, 'name' | 'others'>;
}
