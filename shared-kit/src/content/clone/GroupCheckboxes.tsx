import type { Property } from '../../rules/entities';
import styles from './clone.module.css';
import { GroupCheckbox } from './GroupCheckbox';

interface Props {
  /** Those that are shown and may be chosen. */
  targets: readonly Property[];
  /** 'Hotels' */
  label: string;
  chosen: ReadonlySet<string>;
  set: (ids: readonly string[], ticked: boolean) => void;
}

/** One checkbox for all targets that are shown, and one for each of their regions. */
export function GroupCheckboxes({ targets, label, chosen, set }: Props) {
  if (targets.length < 2) return null;
  const names = [...new Set(targets.flatMap(({ region }) => region?.name ?? []))].sort();
  const groups = [
    { name: `All ${targets.length} ${label.toLowerCase()} shown`, rows: targets },
    ...names.map((name) => ({ name, rows: targets.filter(({ region }) => region?.name === name) })),
  ];
  return (
    <div className={styles.many} role="group" aria-label={`Choose several ${label.toLowerCase()}`}>
      {groups.map(({ name, rows }) => (
        <GroupCheckbox key={name} label={name} rows={rows} chosen={chosen} set={set} />
      ))}
    </div>
  );
}
