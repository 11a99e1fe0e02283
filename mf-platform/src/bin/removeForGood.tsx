import { useGet } from 'shared-kit/api/resource';
import { isUnknown, removed } from 'shared-kit/form/arrived';
import { askFirst } from 'shared-kit/modals/askFirst';
import type { BinEntry } from 'shared-kit/rules/historyEntities';
import { historyKindOf } from 'shared-kit/rules/historyKinds';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { DELETE_MODAL_WIDTH } from 'shared-kit/rules/limits';
import type { ListMeta } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { refreshBin, takenText } from './restoreEntry';

/** What is stored beside kinds, in one and several. */
const OTHER_TABLES: Record<string, readonly [string, string]> = {
  permissions: ['right of a user', 'rights of users'],
  'alert-assignments': ['alert assignment', 'alert assignments'],
  'api-token-properties': ['entry in an API token', 'entries in API tokens'],
  'asset-tags': ['tag', 'tags'],
};
const FURTHER = ['other entry', 'other entries'] as const;

/** A table's name in an answer, written as kinds are named: `calendarEvents` gives `calendar-events`. */
const kindOf = (table: string) => snakeKey(table).replaceAll('_', '-');

/**
 * How many rows of each kind were deleted with an entry, not counting itself: '2 calendar events'. Kinds without a name are counted
 * together.
 */
function goneWith({ kind: own }: BinEntry, counts: Record<string, number>): string[] {
  const said = new Map<string, { count: number; words: readonly [string, string] }>();
  for (const [table, stored] of Object.entries(counts)) {
    const name = kindOf(table);
    const kind = historyKindOf(name);
    const words = OTHER_TABLES[name] ?? (kind ? ([kind.one, kind.many] as const) : FURTHER);
    const count = (said.get(words[0])?.count ?? 0) + stored - (name === own ? 1 : 0);
    said.set(words[0], { count, words });
  }
  return [...said.values()].flatMap(({ count, words: [one, many] }) =>
    count > 0 ? [`${count} ${count === 1 ? one : many}`] : [],
  );
}

/** What is deleted with an entry: all rows but its own. */
function GoesWith({ entry }: { entry: BinEntry }) {
  const { meta, loading, error } = useGet<BinEntry>(`/bin/${encodeURIComponent(entry.id)}`);
  if (loading) return <Skeleton height={20} />;
  if (error) return <p>What else would be removed could not be loaded.</p>;
  const counts = (meta as (ListMeta & { with?: Record<string, number> }) | undefined)?.with ?? {};
  const rest = goneWith(entry, counts);
  if (rest.length === 0) return <p>Nothing else is removed with it.</p>;
  return (
    <>
      <p>Also removed with it:</p>
      <ul>
        {rest.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

/** Asks before an entry is removed from the bin, and says what is removed with it. */
export function removeForGood(entry: BinEntry): void {
  let isLost = false;
  const remove = async () => {
    const isDone = await removed(`/bin/${encodeURIComponent(entry.id)}`).catch((error: unknown) => {
      isLost ||= isUnknown(error);
      throw error;
    });
    // An earlier attempt may have arrived, its answer lost.
    if (isDone || isLost) toast({ text: `${entry.name} is deleted for good.` });
    else toast({ text: takenText(entry.name), tone: 'note' });
    await refreshBin();
  };
  const holds = historyKindOf(entry.kind)?.holds;
  askFirst({
    title: 'Delete for Good',
    confirmLabel: 'Delete for good',
    tone: 'danger',
    style: { width: DELETE_MODAL_WIDTH },
    onConfirm: remove,
    children: (
      <>
        <p>
          <strong>{entry.name}</strong> will be removed for good. This cannot be undone.
        </p>
        <GoesWith entry={entry} />
        {holds && <p>Its {holds} that are in the bin themselves cannot be restored afterwards.</p>}
      </>
    ),
  });
}
