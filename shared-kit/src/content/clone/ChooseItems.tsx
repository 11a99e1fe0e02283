import { useState } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { formatNumber } from '../../rules/formatNumber';
import { countsWith } from '../../rules/countsWith';
import type { Property } from '../../rules/entities';
import { listTabs } from '../../rules/tabs';
import { withIds } from '../../rules/withIds';
import { LiveBadge } from '../../ui/badge/LiveBadge';
import { MatchCount } from '../../ui/feedback/MatchCount';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Checkbox } from '../../ui/input/Checkbox';
import { SearchInput } from '../../ui/input/SearchInput';
import { Tabs } from '../../ui/tabs/Tabs';
import { titleOf, type ContentItem, type ContentType } from '../contentType';
import { emptyTitle } from '../emptyTitle';
import { inSentence } from '../inSentence';
import { contains, useListAddress } from '../useListAddress';
import { useStates } from '../useStates';
import { WithData } from '../WithData';
import styles from './clone.module.css';
import { itemsQuery } from './itemsQuery';
import { GroupCheckbox } from './GroupCheckbox';
import { useChosenFirst } from './useChosenFirst';

interface Props<T extends ContentItem> {
  type: ContentType<T>;
  property: Property;
  chosen: ReadonlySet<string>;
  /** The plural label of the items; defaults to that of the type. */
  plural?: string;
  onChange: (chosen: Set<string>) => void;
  /** What distinguishes items with the same title: date, calendar, status. */
  noteOf?: (row: T) => string;
}

/** The items to clone: tabs Current and Archived with counts, a filter by title, checkboxes (document 2 §2.2, OP-129). */
export function ChooseItems<T extends ContentItem>({
  type,
  property,
  chosen,
  plural = type.labels.plural,
  onChange,
  noteOf,
}: Props<T>) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const { tab, showTab } = useListAddress('current');
  const [filter, setFilter] = useState('');
  const list = api.useList({
    ...itemsQuery(type, { archived: tab === 'archived' }),
    [type.titleKey]: contains(filter),
  });
  const counts = countsWith(api.useCounts(type.scope), tab, filter ? undefined : list);
  const rows = useChosenFirst(list.data, chosen);
  const { live } = useStates({
    api,
    scope: type.scope ?? {},
    limit: type.liveLimit,
    rows: list.data ?? [],
    fromTheTop: filter === '',
  });

  return (
    <div>
      <MatchCount filter={filter} shown={list.stale ? undefined : list.data?.length} all={counts[tab]} />
      <Tabs
        label={`${plural} to clone`}
        tabs={listTabs(counts, 'Current')}
        value={tab}
        onChange={showTab}
        end={<SearchInput label={`Filter ${plural}...`} value={filter} onSearch={setFilter} />}
      >
        <WithData loaded={list}>
          {list.loading ? (
            <Skeleton height={240} />
          ) : rows.length === 0 ? (
            <p className={styles.none}>
              {emptyTitle({ plural: inSentence(plural), all: plural, first: 'current' }, { tab, filter }, counts)}
            </p>
          ) : (
            <ItemCheckboxes
              rows={rows}
              count={list.meta?.count ?? rows.length}
              live={live}
              label={plural}
              labelOf={(row) => titleOf(type, row)}
              noteOf={noteOf}
              chosen={chosen}
              onChange={onChange}
            />
          )}
        </WithData>
      </Tabs>
    </div>
  );
}

interface ItemCheckboxesProps<T extends ContentItem> extends Pick<Props<T>, 'chosen' | 'onChange'> {
  rows: readonly T[];
  /** How many there are, which may be more than one answer of the API holds. */
  count: number;
  /** Ids of the rows that carry the LIVE badge. */
  live: ReadonlySet<string>;
  label: string;
  labelOf: (row: T) => string;
  noteOf: Props<T>['noteOf'] | undefined;
}

function ItemCheckboxes<T extends ContentItem>(props: ItemCheckboxesProps<T>) {
  const { rows, count, live, label, labelOf, noteOf, chosen, onChange } = props;
  const set = (ids: readonly string[], isTicked: boolean) => onChange(withIds(chosen, ids, { isTicked }));
  return (
    <div className={styles.list}>
      <GroupCheckbox className={styles.all} label={`All ${rows.length} shown`} rows={rows} chosen={chosen} set={set} />
      {count > rows.length && (
        <p className={styles.more}>
          Only the first {formatNumber(rows.length)} of {formatNumber(count)} are shown. Filter them to find the others.
        </p>
      )}
      <ul className={styles.rows} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <Checkbox
              label={labelOf(row)}
              hint={noteOf?.(row)}
              checked={chosen.has(row.id)}
              onChange={({ target }) => set([row.id], target.checked)}
            />
            {live.has(row.id) && <LiveBadge />}
          </li>
        ))}
      </ul>
    </div>
  );
}
