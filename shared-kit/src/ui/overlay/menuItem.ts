import type { ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** What the entry does; an entry with `href` is a link instead. */
  onSelect?(): void;
  href?: string;
  tone?: 'danger';
  disabled?: boolean;
  /** A line above the entry. */
  separated?: boolean;
}
