import { Checkbox } from '../../ui/input/Checkbox';

interface Props {
  label: string;
  rows: readonly { id: string }[];
  chosen: ReadonlySet<string>;
  set: (ids: readonly string[], ticked: boolean) => void;
  className?: string | undefined;
}

/** One checkbox for several rows: mixed where only some of them are chosen. */
export function GroupCheckbox({ label, rows, chosen, set, className }: Props) {
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Checkbox
      className={className}
      label={label}
      checked={count === ids.length}
      mixed={count > 0 && count < ids.length}
      onChange={({ target }) => set(ids, target.checked)}
    />
  );
}
