export interface SharedModule {
  /** Import path under which remotes ask for it. */
  key: string;
  load: () => Promise<unknown>;
}
export const shared: SharedModule[];
export const sharedText: SharedModule[];
