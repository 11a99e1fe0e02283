import type { Property } from '../../rules/entities';
import styles from './clone.module.css';
import { ManyBox } from './ManyBox';

interface Props {
  /** Those that are shown and may be chosen. */
  targets: readonly Property[];
  /** 'Hotels' */
  label: string;
  chosen: ReadonlySet<string>;
  set: (ids: readonly string[], on: boolean) => void;
}

/** One box for all targets that are shown, and one for each of their regions. */
export function ChooseMany({ targets, label, chosen, set }: Props) {
  if (targets.length < 2) return null;
  const names = [...new Set(targets.flatMap(({ region }) => region?.name ?? []))].sort();
  const groups = [
    { name: `All ${targets.length} ${label.toLowerCase()} shown`, of: targets },
    ...names.map((name) => ({ name, of: targets.filter(({ region }) => region?.name === name) })),
  ];
  return (
    <div className={styles.many} role="group" aria-label={`Choose several ${label.toLowerCase()}`}>
      {groups.map(({ name, of }) => (
        <ManyBox key={name} label={name} of={of} chosen={chosen} set={set} />
      ))}
    </div>
  );
}
