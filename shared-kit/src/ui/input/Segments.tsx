import css from './Segments.module.css';

export interface SegmentsProps<Key extends string> {
  /** The accessible name of the group ('Display As'). */
  label: string;
  options: ReadonlyArray<{ key: NoInfer<Key>; label: string }>;
  value: Key;
  onChange(key: NoInfer<Key>): void;
}

/** Two to four options side by side, one of them selected. */
export function Segments<Key extends string>({ label, options, value, onChange }: SegmentsProps<Key>) {
  return (
    <div className={css.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className={css.segment}
          aria-pressed={option.key === value}
          onClick={() => option.key !== value && onChange(option.key)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
