import type { Page } from 'playwright';
import type { Area } from './areas';
import type { Line } from './builds';
import type { EditOf } from './edits';
import type { WayOf } from './faultSite';
import type { Desk, Shown } from './steps';

/** Ids of the versions that the matrix makes. */
export const FAULTY = 'bad0bad0';
export const LATER = '900d900d';

/**
 * What has to happen.
 * `breaks`: the version before takes over; without one, a sentence.
 * `crashes`: the version before takes over, or a sentence.
 * `comes`: the page is there by itself.
 */
type Expected = 'breaks' | 'crashes' | 'comes';

export interface Fault {
  /** `npm test` runs one of each. */
  family: 'registry' | 'entry' | 'app chunk' | 'page chunk' | 'contract' | 'lifecycle' | 'page' | 'versions' | 'moves';
  name: string;
  expected: Expected;
  /** What the sentence has to say. */
  reason?: RegExp;
  /** What is wrong with the files. */
  edit?: EditOf;
  /** What is wrong with what the registry says. */
  line?: (line: Line) => Line;
  /** What is wrong with the answers. */
  way?: (area: Area) => WayOf;
  /** Leaves the area while it loads; returns the page that has to be shown in the end. */
  moves?: (desk: Desk, area: Area) => Promise<Shown>;
  /** What the person does before it happens. */
  provoke?: (page: Page, area: Area) => Promise<unknown>;
}
