import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { Select } from 'shared-kit/ui/input/Select';
import css from './alerts.module.css';
import { ASSIGNED_OPTIONS, TYPE_OPTIONS, type useAssignmentFilter } from './useAssignmentFilter';

/** Narrows the properties by name, by type and by whether they have an alert. */
export function AssignmentFilter({ filter }: { filter: ReturnType<typeof useAssignmentFilter> }) {
  return (
    <div className={css.filter} role="search" aria-label="Filter the properties">
      <SearchInput label="Filter Properties..." value={filter.name} onSearch={filter.showName} />
      <Select
        aria-label="Type of property"
        options={TYPE_OPTIONS}
        value={filter.type}
        onChange={({ target }) => filter.showType(target.value)}
      />
      <Select
        aria-label="Own alert"
        options={ASSIGNED_OPTIONS}
        value={filter.assigned}
        onChange={({ target }) => filter.showAssigned(target.value)}
      />
    </div>
  );
}
