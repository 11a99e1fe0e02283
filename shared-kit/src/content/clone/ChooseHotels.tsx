import { useState, type ReactNode } from 'react';
import { useAuthority } from 'shared-kit/session';
import { containsText } from 'shared-kit/rules/contains';
import type { Property, PropertyType } from '../../rules/entities';
import { withIds } from '../../rules/withIds';
import { MatchCount } from '../../ui/feedback/MatchCount';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Checkbox } from '../../ui/input/Checkbox';
import { SearchInput } from '../../ui/input/SearchInput';
import { Anchor } from '../../ui/link/Anchor';
import { Collapsible } from '../../ui/page/Collapsible';
import { WithData } from '../WithData';
import styles from './clone.module.css';
import { GroupCheckboxes } from './GroupCheckboxes';
import { useTargets } from './useTargets';

interface Props {
  type: PropertyType;
  /** The resource for which the person needs WRITE on a target (OP-61). */
  resource: string;
  /** The property the items come from: shown, but never a target. */
  current: Property;
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
  /**
   * A note on a chosen target, shown below the list: in the list it would appear late and move the next target away from under the
   * mouse.
   */
  noteOf?: (property: Property) => ReactNode;
}

/**
 * The properties to clone into: a filter by name and an expandable list of checkboxes, each with a link to that property
 * (document 2 §2.2, §2.5).
 */
export function ChooseHotels({ type, resource, current, chosen, onChange, noteOf }: Props) {
  const authority = useAuthority();
  const [filter, setFilter] = useState('');
  const list = useTargets(type);
  const offered = (list.data ?? []).filter(({ id }) => id === current.id || authority.can('WRITE', resource, id));
  const rows = offered.filter(({ name }) => containsText(name, filter));
  const label = type === 'hotel' ? 'Hotels' : 'Restaurants';

  return (
    <Collapsible title={label} note={`${chosen.size} chosen`}>
      <div className={styles.hotels}>
        <SearchInput label={`Filter ${label}...`} value={filter} onSearch={setFilter} />
        <MatchCount filter={filter} shown={list.data && rows.length} all={offered.length} />
        <WithData loaded={list}>
          {!list.data ? (
            <Skeleton height={240} />
          ) : (
            <>
              {offered.every(({ id }) => id === current.id) && (
                <p className={styles.none}>{`There is no other ${type} that you may clone to.`}</p>
              )}
              {rows.length === 0 && filter && <p className={styles.none}>{`No ${label.toLowerCase()} match “${filter}”`}</p>}
              <HotelCheckboxes rows={rows} label={label} current={current} chosen={chosen} onChange={onChange} />
              {noteOf &&
                offered.map(
                  (property) =>
                    chosen.has(property.id) && (
                      // Announced when it arrives, since it is below the hotels, away from the one just ticked.
                      <div
                        key={property.id}
                        className={styles.there}
                        role="group"
                        aria-label={property.name}
                        aria-live="polite"
                        aria-atomic
                      >
                        {noteOf(property)}
                      </div>
                    ),
                )}
            </>
          )}
        </WithData>
      </div>
    </Collapsible>
  );
}

interface HotelCheckboxesProps extends Pick<Props, 'current' | 'chosen' | 'onChange'> {
  rows: readonly Property[];
  label: string;
}

function HotelCheckboxes({ rows, label, current, chosen, onChange }: HotelCheckboxesProps) {
  const targets = rows.filter(({ id }) => id !== current.id);
  const set = (ids: readonly string[], isTicked: boolean) => onChange(withIds(chosen, ids, { isTicked }));
  return (
    <>
      <GroupCheckboxes targets={targets} label={label} chosen={chosen} set={set} />
      <ul className={styles.rows} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <Checkbox
              label={row.name}
              hint={row.id === current.id ? 'They are already here.' : undefined}
              disabled={row.id === current.id}
              checked={chosen.has(row.id)}
              onChange={({ target }) => set([row.id], target.checked)}
            />
            <Anchor className={styles.open} href={`/${row.type}s/${row.id}`} aria-label={`Open ${row.name}`}>
              Open
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
