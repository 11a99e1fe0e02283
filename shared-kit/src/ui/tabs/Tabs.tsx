import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { hasModifier } from '../hasModifier';
import css from './Tabs.module.css';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** Shown as a pill; undefined while loading. */
  count?: number | undefined;
}

export interface TabsProps<Key extends string> {
  /** The accessible name of the tabs. */
  label: string;
  tabs: ReadonlyArray<Tab<NoInfer<Key>>>;
  value: Key;
  onChange(key: NoInfer<Key>): void;
  /** Shown at the right end of the bar (a search box); above the tabs on narrow screens. */
  end?: ReactNode;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** The index to move to for each key. */
const KEY_MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs with counts. Arrow keys, Home and End move between them, Enter or Space opens one, since that usually sends a request. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, end, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEY_MOVES[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLElement);
    if (!move || index < 0 || hasModifier(event)) return;
    event.preventDefault();
    buttons[move(index, buttons.length - 1)]?.focus();
  };
  return (
    <>
      <div className={css.bar}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus, the list does not */}
        <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab) => {
            const selected = tab.key === value;
            return (
              <button
                key={tab.key}
                type="button"
                role="tab"
                id={`${id}-${tab.key}`}
                className={css.tab}
                aria-selected={selected}
                aria-controls={selected ? `${id}-panel` : undefined}
                tabIndex={selected ? 0 : -1}
                onClick={() => !selected && onChange(tab.key)}
              >
                {tab.label}
                {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
              </button>
            );
          })}
        </div>
        {end && <div className={css.end}>{end}</div>}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
