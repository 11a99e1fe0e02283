import type { ReactNode } from 'react';
import { ALERT_DISPLAYS, ALERT_MODAL_DISPLAYS, ALERT_PAGES } from 'shared-kit/rules/options';
import { CleanHtml } from 'shared-kit/ui/CleanHtml';

const OPTIONS = [...ALERT_DISPLAYS, ...ALERT_MODAL_DISPLAYS, ...ALERT_PAGES];
const labelOf = (code: unknown) => OPTIONS.find(({ value }) => value === code)?.label ?? String(code);

/** A value of the form as it is shown when two people's changes conflict. */
export function formatValue(name: string, value: unknown): ReactNode {
  if (name === 'modal.text') return <CleanHtml html={String(value)} />;
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  return name === 'displayAs' || name === 'modal.displayModalAs' ? labelOf(value) : String(value);
}
