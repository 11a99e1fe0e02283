import css from './history.module.css';
import type { Version } from './versions';

interface Placement {
  property?: { name: string };
}

/** What changed about where an alert is shown. */
function placementText(before: unknown, after: unknown): string {
  const name = ((after ?? before) as Placement).property?.name ?? 'Every property';
  if (before === null) return `${name} has shown it since then.`;
  return after === null ? `${name} has not shown it since then.` : `How ${name} shows it was changed.`;
}

/** Describes, in a sentence, a change that did not raise the version. */
function changeText({ action, changes }: Version): string {
  const { sortIndex, assigned, global } = changes;
  // A move is described by its direction: positions have gaps where something was deleted.
  if (sortIndex) return `Moved ${Number(sortIndex.after) < Number(sortIndex.before) ? 'up' : 'down'} in the order.`;
  const placement = assigned ?? global;
  if (placement) return placementText(placement.before, placement.after);
  if (action === 'deleted') return 'Moved to the bin.';
  if (action === 'restored') return 'Restored from the bin, as it was.';
  return 'Moved in the order.';
}

/** A change that left the content as it was: there is nothing to compare, and nothing to restore. */
export const UnversionedView = ({ entry }: { entry: Version }) => (
  <section className={css.version} aria-label={`Change of version ${entry.version}`}>
    <p>{changeText(entry)}</p>
    <p className={css.quiet}>{`The content stayed as it was in version ${entry.version}.`}</p>
  </section>
);
