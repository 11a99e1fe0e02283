/** The remote that a standalone build is made for; the build says which folder that is. */
declare module 'this-remote/pages' {
  export const pages: import('./pages').Pages;
}
declare module 'this-remote/routes' {
  export const routes: import('./routes').RouteEntry[];
}
