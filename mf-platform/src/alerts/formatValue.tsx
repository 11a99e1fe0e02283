import type { ReactNode } from 'react';
import { ALERT_DISPLAYS, ALERT_MODAL_DISPLAYS, ALERT_PAGES } from 'shared-kit/rules/options';
import { CleanHtml } from 'shared-kit/ui/CleanHtml';

const OPTIONS = [...ALERT_DISPLAYS, ...ALERT_MODAL_DISPLAYS, ...ALERT_PAGES];
const wordOf = (code: unknown) => OPTIONS.find(({ value }) => value === code)?.label ?? String(code);

/** A value of the form in words, for the choice between two people's changes. */
export function formatValue(name: string, value: unknown): ReactNode {
  if (name === 'modal.text') return <CleanHtml html={String(value)} />;
  if (Array.isArray(value)) return value.map(wordOf).join(', ');
  return name === 'displayAs' || name === 'modal.displayModalAs' ? wordOf(value) : String(value);
}
