/** The remote that a standalone build is made for; the build says which folder that is. */
declare module 'this-remote/pages' {
  import type { Pages } from 'shared-kit/remote/pages';

  export const pages: Pages;
}
declare module 'this-remote/routes' {
  import type { RouteEntry } from 'shared-kit/remote/routes';

  export const routes: RouteEntry[];
}
