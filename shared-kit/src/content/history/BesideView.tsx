import css from './history.module.css';
import type { Version } from './versions';

interface Shown {
  property?: { name: string };
}

/** Where an alert was shown before and after. */
function shownSentence(before: unknown, after: unknown): string {
  const name = ((after ?? before) as Shown).property?.name ?? 'Every property';
  if (before === null) return `${name} has shown it since then.`;
  return after === null ? `${name} has not shown it since then.` : `How ${name} shows it was changed.`;
}

/** In a sentence, what a change did that raised no version. */
function sentenceOf({ action, changes }: Version): string {
  const { sortIndex, assigned, global } = changes;
  // A move is described by its direction: positions have gaps where something was deleted.
  if (sortIndex) return `Moved ${Number(sortIndex.after) < Number(sortIndex.before) ? 'up' : 'down'} in the order.`;
  const shown = assigned ?? global;
  if (shown) return shownSentence(shown.before, shown.after);
  if (action === 'deleted') return 'Moved to the bin.';
  if (action === 'restored') return 'Restored from the bin, as it was.';
  return 'Moved in the order.';
}

/** A change that left the content as it was: there is nothing to compare, and nothing to restore. */
export const BesideView = ({ entry }: { entry: Version }) => (
  <section className={css.version} aria-label={`Change of version ${entry.version}`}>
    <p>{sentenceOf(entry)}</p>
    <p className={css.quiet}>{`The content stayed as it was in version ${entry.version}.`}</p>
  </section>
);
