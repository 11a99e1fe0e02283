import type { Named } from './entities';

/** What became of a version: only uploaded, everybody's, tried by some, or taken back for good. */
export type ReleaseState = 'uploaded' | 'live' | 'canary' | 'withdrawn';

/** One version of a remote as `GET /remotes/{name}/releases` lists it (API contract §6). */
export interface RemoteRelease {
  /** The remote, `mf-restaurants`. */
  name: string;
  /** The version, `0.1.0-1a2b3c4d`. */
  release: string;
  state: ReleaseState;
  /** Per cent of the people who get it. */
  share: number;
  /** E-mail addresses of those who get it whatever the share is. */
  people: string[];
  bytes: number;
  kit: string;
  /** Who brought it into its state, and why; nobody: the server at a start, or the reports of pages. */
  by: Named | null;
  why: string | null;
  /** When it was uploaded. */
  at: string;
  /** Since when it is in its state; of one that is only uploaded, when it was live last, if ever. */
  since: string | null;
  loads: number;
  failures: number;
  crashes: number;
  medianMs: number | null;
  p95Ms: number | null;
}

/** A token with which one team ships its one remote. `value` is answered once, when it is made. */
export interface DeployToken {
  id: string;
  remote: string;
  expiresOn: string;
  lastUsedOn: string | null;
  value?: string;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named | null;
  version: number;
}
