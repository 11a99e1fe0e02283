import { useGet } from 'shared-kit/api/resource';
import { isOutcomeUnknown, deleteAt } from 'shared-kit/form/lostAnswer';
import { askFirst } from 'shared-kit/modals/askFirst';
import { counted } from 'shared-kit/rules/counted';
import type { BinEntry } from 'shared-kit/rules/historyEntities';
import { historyKindOf } from 'shared-kit/rules/historyKinds';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { DELETE_MODAL_WIDTH } from 'shared-kit/rules/limits';
import type { ListMeta } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { NotLoaded } from 'shared-kit/ui/feedback/NotLoaded';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { nameOf } from './nameOf';
import { refreshBin, notInBinMessage } from './restoreEntry';

/** The singular and the plural. */
type Labels = readonly [string, string];

/** The labels of tables whose rows have no history of their own. */
const OTHER_TABLES: Record<string, Labels> = {
  permissions: ['right of a user', 'rights of users'],
  'alert-assignments': ['alert assignment', 'alert assignments'],
  'api-token-properties': ['entry in an API token', 'entries in API tokens'],
  'asset-tags': ['tag', 'tags'],
};
const UNNAMED: Labels = ['other entry', 'other entries'];

/** The kind of a table as the server names it: `calendarEvents` gives `calendar-events`. */
const kindOf = (table: string) => snakeKey(table).replaceAll('_', '-');

/**
 * How many rows of each kind are deleted with an entry, not counting its own: '2 calendar events'. Kinds without a name are counted
 * together.
 */
function formatDependents(entry: BinEntry, rowCounts: Record<string, number>): string[] {
  const totals = new Map<string, { count: number; labels: Labels }>();
  for (const [table, rowCount] of Object.entries(rowCounts)) {
    const name = kindOf(table);
    const kind = historyKindOf(name);
    const labels = OTHER_TABLES[name] ?? (kind ? ([kind.singular, kind.plural] as const) : UNNAMED);
    const count = (totals.get(labels[0])?.count ?? 0) + rowCount - (name === entry.kind ? 1 : 0);
    totals.set(labels[0], { count, labels });
  }
  return [...totals.values()].flatMap(({ count, labels: [singular, plural] }) =>
    count > 0 ? [counted(count, singular, plural)] : [],
  );
}

/** What is deleted together with an entry. */
function Dependents({ entry }: { entry: BinEntry }) {
  const { meta, loading, error, reload } = useGet<BinEntry>(`/bin/${encodeURIComponent(entry.id)}`);
  if (loading) return <Skeleton height={20} />;
  if (error)
    return (
      <p>
        <NotLoaded what="The list of what else will be removed" retry={reload} />
      </p>
    );
  const rowCounts = (meta as (ListMeta & { with?: Record<string, number> }) | undefined)?.with ?? {};
  const dependents = formatDependents(entry, rowCounts);
  if (dependents.length === 0) return <p>Nothing else is removed with it.</p>;
  return (
    <>
      <p>Also removed with it:</p>
      <ul>
        {dependents.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** Asks before an entry is removed from the bin for good, and lists what is removed with it. */
export function removeForGood(entry: BinEntry): void {
  let isResponseLost = false;
  const remove = async () => {
    const isRemoved = await deleteAt(`/bin/${encodeURIComponent(entry.id)}`).catch((error: unknown) => {
      isResponseLost ||= isOutcomeUnknown(error);
      throw error;
    });
    // An earlier attempt may have removed it although its response was lost.
    if (isRemoved || isResponseLost) toast({ text: `${nameOf(entry)} is deleted for good.` });
    else toast({ text: notInBinMessage(entry), tone: 'note' });
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
          <strong>{nameOf(entry)}</strong> will be removed for good. This cannot be undone.
        </p>
        <Dependents entry={entry} />
        {holds && <p>Any of its {holds} that are already in the bin can no longer be restored.</p>}
      </>
    ),
  });
}
