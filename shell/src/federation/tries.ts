import { folderOf, type Version, type RemoteRecord } from 'shared-kit/remote/registry';

/** One attempt to load a remote: which version, and how often its address was tried before. */
export interface Try {
  release: Version;
  again: number;
}

const TRIES = 2;
const CRASHES_BEFORE_STEPPING_BACK = 2;

/** @returns the complete address of the entry; another one for every try, since a hung request keeps its address waiting */
export const addressOf = ({ release, again }: Try): string =>
  new URL(folderOf(release) + release.entry + (again > 0 ? `?again=${again}` : ''), window.location.origin).href;

export interface Round {
  /** How often the frame was started before. */
  round: number;
  /** How often the version in use crashed in a row. */
  crashes: number;
  /** Whether this shell serves the kit that a version was built for. */
  canRun: (release: Version) => boolean;
}

/**
 * The order in which a frame tries (architecture, Federation 4): the version in use twice, then the one before it.
 * @param record what the registry says about the remote
 * @returns the tries; empty when this shell can run no version at all
 */
export function triesOf(record: RemoteRecord, { round, crashes, canRun }: Round): Try[] {
  const before = record.previous.filter(canRun).slice(0, 1);
  const worn = crashes >= CRASHES_BEFORE_STEPPING_BACK && before.length > 0;
  const current = canRun(record) && !worn ? Array.from({ length: TRIES }, (_, at) => at + round * TRIES) : [];
  return [...current.map((again) => ({ release: record, again })), ...before.map((release) => ({ release, again: round }))];
}
