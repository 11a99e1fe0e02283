import { SECURITY_EVENTS } from 'shared-kit/rules/securityEvents';
import { Field } from 'shared-kit/ui/input/Field';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { Select } from 'shared-kit/ui/input/Select';
import { DayInput } from '../filters/DayInput';
import css from './securityLog.module.css';
import type { useSecurityFilter } from './useSecurityFilter';

const KINDS = [
  { value: '', label: 'All kinds' },
  ...Object.entries(SECURITY_EVENTS)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];

/** Person, kind and day. */
export function SecurityFilter({ filter }: { filter: ReturnType<typeof useSecurityFilter> }) {
  return (
    <div className={css.filter} role="search" aria-label="Filter the security log">
      <Field label="Person" name="person" group>
        <SearchInput label="Filter by person" placeholder="Name or email" value={filter.person} onSearch={filter.showPerson} />
      </Field>
      <Field label="Kind" name="kind">
        <Select options={KINDS} value={filter.event} onChange={({ target }) => filter.showEvent(target.value)} />
      </Field>
      <Field label="Day (UTC)" name="day">
        <DayInput value={filter.day} onChoose={filter.showDay} />
      </Field>
    </div>
  );
}
