import type { Named } from './entities';

/** The state of a version: only uploaded, live for everybody, canary for some, or withdrawn for good. */
export type ReleaseState = 'uploaded' | 'live' | 'canary' | 'withdrawn';

/** Statistics of a version, as reported by pages (API contract §6). Load times are in milliseconds; null without any load. */
export interface ReleaseFigures {
  loads: number;
  failures: number;
  crashes: number;
  medianMs: number | null;
  p95Ms: number | null;
}

/** One version of a remote as `GET /remotes/{name}/releases` lists it (API contract §6). */
export interface RemoteRelease extends ReleaseFigures {
  /** The remote, `mf-restaurants`. */
  name: string;
  /** The version, `0.1.0-1a2b3c4d`. */
  release: string;
  state: ReleaseState;
  /** Percentage of people who get it. */
  share: number;
  /** E-mail addresses of people who get it regardless of the share. */
  people: string[];
  bytes: number;
  kit: string;
  /** Who set its state, and why; null when the server did so at start-up, or because of the reports of pages. */
  by: Named | null;
  why: string | null;
  /** When it was uploaded. */
  at: string;
  /** When it entered its state; for one that is only uploaded, when it was last live, if ever. */
  since: string | null;
  /** How its last trial ended, for a version that is not in use; null if it had none since it was last live. */
  trialEnd?: { on: string; by: Named | null; why: string | null } | null;
}

/** A token with which one team ships its one remote. `value` is returned only once, on creation. */
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
