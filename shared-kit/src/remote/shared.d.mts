export interface SharedModule {
  /** The path from which remotes import it. */
  key: string;
  load: () => Promise<unknown>;
}
export const shared: SharedModule[];
export const sharedText: SharedModule[];
