import type { Page } from 'playwright';
import type { Area } from './areas';
import type { Line } from './builds';
import type { EditOf } from './edits';
import type { WayOf } from './faultSite';
import type { Desk, Shown } from './steps';

/** The ids of the versions that the matrix builds. */
export const FAULTY = 'bad0bad0';
export const LATER = '900d900d';

/**
 * What has to happen. A sentence is the notice in the place of the remote.
 * `breaks`: the previous version takes over; without one, a sentence appears.
 * `crashes`: the previous version takes over, or a sentence appears.
 * `comes`: the page appears by itself.
 */
type Expected = 'breaks' | 'crashes' | 'comes';

export interface Fault {
  /** `npm test` runs at least one fault of each family. */
  family: 'registry' | 'entry' | 'app chunk' | 'page chunk' | 'contract' | 'lifecycle' | 'page' | 'versions' | 'moves';
  name: string;
  expected: Expected;
  /** What the sentence has to say. */
  reason?: RegExp;
  /** What is wrong with the files. */
  edit?: EditOf;
  /** What is wrong with the registry's entry. */
  line?: (line: Line) => Line;
  /** What is wrong with the answers. */
  way?: (area: Area) => WayOf;
  /** Leaves the area while it loads; returns the page that has to be shown in the end. */
  moves?: (desk: Desk, area: Area) => Promise<Shown>;
  /** What the person does before the fault occurs. */
  provoke?: (page: Page, area: Area) => Promise<unknown>;
}
