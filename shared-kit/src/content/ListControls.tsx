import { parseState, STATES, STATE_LABELS, UNDATED_STATES, type State } from '../rules/state';
import { SearchInput } from '../ui/input/SearchInput';
import { Select } from '../ui/input/Select';
import styles from './content.module.css';
import type { useListAddress } from './useListAddress';

const ANY = { value: '', label: 'Any state' };
const optionsOf = (states: readonly State[]) => [ANY, ...states.map((state) => ({ value: state, label: STATE_LABELS[state] }))];
const DATED = optionsOf(STATES);
const UNDATED = optionsOf(UNDATED_STATES);
const ORDERS = [
  { value: '', label: 'In list order' },
  { value: 'state', label: 'By state' },
];

interface Props {
  /** 'Specials' */
  plural: string;
  /** True if its items have no dates. */
  undated?: boolean | undefined;
  page: Pick<ReturnType<typeof useListAddress>, 'tab' | 'filter' | 'search' | 'state' | 'showState' | 'byState' | 'sortByState'>;
}

/** What narrows and sorts a content list: the search box, the state and the order (OP-144); archived items have no state. */
export const ListControls = ({ plural, undated, page }: Props) => (
  <div className={styles.controls}>
    <SearchInput label={`Filter ${plural}...`} value={page.filter} onSearch={page.search} />
    {page.tab === 'active' && (
      <>
        <Select
          aria-label="State"
          options={undated ? UNDATED : DATED}
          value={page.state ?? ''}
          onChange={({ target }) => page.showState(parseState(target.value) ?? '')}
        />
        <Select
          aria-label="Order"
          options={ORDERS}
          value={page.byState ? 'state' : ''}
          onChange={({ target }) => page.sortByState(target.value === 'state')}
        />
      </>
    )}
  </div>
);
