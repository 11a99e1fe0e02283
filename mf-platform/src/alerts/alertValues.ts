import { clearInvalidHidden, withoutHidden } from 'shared-kit/fields/hiddenFields';
import type { Alert, AlertHeaderBar, AlertModal } from 'shared-kit/rules/entities';
import { isEmptyRichText } from 'shared-kit/rules/richText';
import { alertRules } from 'shared-kit/rules/validation/alert';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';

/** The values of the form: an alert without its stamps; missing texts are ''. */
export type AlertValues = Pick<Alert, 'name' | 'displayAs' | 'published' | 'archived' | 'headerBar' | 'modal'>;

/** The initial header bar; a modal has the same fields and some more (document 1 §3, P-135, decision OP-41). */
const NEW_BAR: AlertHeaderBar = {
  text: '',
  linkText: '',
  linkUrl: '',
  opensInNewWindow: false,
  addDatePickerPopup: false,
  advancedPurchaseDays: 1,
  minimumNightStay: 1,
  trackingTag: '',
};
const NEW_MODAL: AlertModal = { ...NEW_BAR, displayModalAs: 'modal_window', pageDisplayOn: [], title: '' };

/** The stored values, completed with those of `initial` where nothing is stored. */
function withDefaults<T extends object>(initial: T, stored: T | null | undefined): T {
  const keys = Object.keys(initial) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, stored?.[key] ?? initial[key]])) as T;
}

/** The values of an alert's form; without an alert, those of a new one. */
export const readAlert = (alert: Alert | undefined): AlertValues => ({
  name: alert?.name ?? '',
  displayAs: alert?.displayAs ?? 'modal_window',
  published: alert?.published ?? false,
  archived: alert?.archived ?? false,
  headerBar: withDefaults(NEW_BAR, alert?.headerBar),
  modal: withDefaults(NEW_MODAL, alert?.modal),
});

const textFields = (part: 'headerBar' | 'modal') =>
  ['title', 'text', 'linkText', 'linkUrl', 'trackingTag'].map((key) => `${part}.${key}`);

/** The text fields that are hidden for the chosen display, by dotted name. */
const hiddenFields = (values: AlertValues) => [
  ...(showsBar(values) ? [] : textFields('headerBar')),
  ...(showsModal(values) ? [] : textFields('modal')),
];

/** The errors of the visible fields, by dotted name. */
export const alertErrors = (values: AlertValues): Record<string, string> =>
  withoutHidden(fieldErrors(alertRules, values), hiddenFields(values));

const trimmed = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])) as T;

/**
 * The body that is sent; a part that is hidden for the chosen display is sent as it is (decision OP-41), except for
 * values that would be refused.
 */
export function writeAlert(values: AlertValues) {
  const { name, headerBar, modal, ...flags } = clearInvalidHidden(values, hiddenFields(values), fieldErrors(alertRules, values));
  return {
    ...flags,
    name: name.trim(),
    headerBar: trimmed(headerBar),
    modal: { ...trimmed(modal), text: isEmptyRichText(modal.text) ? '' : modal.text },
  };
}

const partLabels = (part: 'headerBar' | 'modal', label: string) => ({
  [`${part}.text`]: `${label} Text`,
  [`${part}.linkText`]: `${label} Link Text`,
  [`${part}.linkUrl`]: `${label} CTA Link URL`,
  [`${part}.opensInNewWindow`]: `${label}: Opens in new window`,
  [`${part}.addDatePickerPopup`]: `${label}: Add date picker popup`,
  [`${part}.advancedPurchaseDays`]: `${label} Advance Purchase Days`,
  [`${part}.minimumNightStay`]: `${label} Minimum Night Stay`,
  [`${part}.trackingTag`]: `${label} Tracking Tag`,
});

/** The labels of the fields, in the order of the form. */
export const LABELS: Record<string, string> = {
  name: 'Name',
  displayAs: 'Display As',
  'modal.displayModalAs': 'Display Modal As',
  'modal.pageDisplayOn': 'Page Display On',
  ...partLabels('headerBar', 'Header Bar'),
  'modal.title': 'Modal Title',
  ...partLabels('modal', 'Modal'),
  published: 'Published',
  archived: 'Archived',
};

/** Whether the alert is shown in the header bar (`display_as`). */
export const showsBar = ({ displayAs }: Pick<Alert, 'displayAs'>) => displayAs !== 'modal_window';
/** Whether the alert is shown in a modal window (`display_as`). */
export const showsModal = ({ displayAs }: Pick<Alert, 'displayAs'>) => displayAs !== 'header_bar';
