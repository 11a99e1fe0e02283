import type { PropertyType } from 'shared-kit/rules/entities';
import { HISTORY_ACTIONS } from 'shared-kit/rules/historyKinds';
import type { Option } from 'shared-kit/rules/options';
import { ACTION_TEXTS } from 'shared-kit/shared-screens/activity/actionTexts';
import { Field } from 'shared-kit/ui/input/Field';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { Select } from 'shared-kit/ui/input/Select';
import { DayInput } from '../filters/DayInput';
import { KindSelect } from '../filters/KindSelect';
import { PropertySelect } from '../filters/PropertySelect';
import css from './activity.module.css';
import type { useActivityFilter } from './useActivityFilter';

const ACTIONS: Option[] = [
  { value: '', label: 'All actions' },
  ...HISTORY_ACTIONS.map((value) => ({ value, label: ACTION_TEXTS[value].label })),
];

interface Props {
  filter: ReturnType<typeof useActivityFilter>;
  /** The type of the one property shown; undefined for all properties. */
  type: PropertyType | undefined;
  isAllProperties: boolean;
}

/** Person, kind, action, property and days. */
export function ActivityFilter({ filter, type, isAllProperties }: Props) {
  return (
    <div className={css.filter} role="search" aria-label="Filter the activity">
      <Field label="Person" name="person" group>
        <SearchInput
          label="Filter by person"
          placeholder="Name"
          value={filter.person}
          onSearch={(text) => filter.update({ filter: text })}
        />
      </Field>
      {isAllProperties && <PropertySelect value={filter.property} onChoose={(property) => filter.update({ property })} />}
      <KindSelect value={filter.kind} type={type} onChoose={(kind) => filter.update({ kind })} />
      <Field label="Action" name="action">
        <Select options={ACTIONS} value={filter.action} onChange={({ target }) => filter.update({ action: target.value })} />
      </Field>
      <Field label="From" name="from">
        <DayInput value={filter.from} max={filter.to} onChoose={(from) => filter.update({ from })} />
      </Field>
      <Field label="To" name="to">
        <DayInput value={filter.to} min={filter.from} onChoose={(to) => filter.update({ to })} />
      </Field>
    </div>
  );
}
