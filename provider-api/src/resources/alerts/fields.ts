import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { toCamel } from 'shared-kit/rules/keyCase';
import type { Values } from '../../content/definition';
import { emptyBlanks } from '../../content/emptyBlanks';
import { normaliseTexts } from '../../content/normaliseTexts';
import { ALERT_PAGES } from 'shared-kit/rules/options';
import { ctaWithoutType, publishing } from 'shared-kit/rules/models/parts';
import { bodyOf } from '../../content/bodyOf';
import { withoutNulls } from '../../content/withoutNulls';
import { cleanFields } from '../../content/richText';
import { field, item } from '../../http/schemas';

const barFields = { text: field.text, link_text: field.text, ...bodyOf(ctaWithoutType().parts) };

/** Far below the maximum of the column, so that a new alert can always follow the last one. */
const MAX_SORT_INDEX = 1_000_000_000;

/** The wire fields of an alert that a caller may send (document 1 §3). */
export const alertBody = {
  name: field.text,
  display_as: field.text,
  ...bodyOf(publishing),
  sort_index: Type.Optional(Type.Union([Type.Integer({ minimum: -MAX_SORT_INDEX, maximum: MAX_SORT_INDEX }), Type.Null()])),
  header_bar: field.object(barFields),
  modal: field.object({ ...barFields, title: field.text, display_modal_as: field.text, page_display_on: field.ids }),
};

const linkedProperty = Type.Object({ id: Type.String(), name: Type.String(), type: Type.String() });
export const alertAnswer = item({
  ...alertBody,
  sort_index: Type.Integer(),
  properties: Type.Array(linkedProperty),
  hidden_properties: Type.Integer({ description: 'To how many others it is assigned, which the caller may not see.' }),
});

/** The defaults of a new alert (document 1 §3, OP-41). */
const barDefaults = {
  text: null,
  linkText: null,
  linkUrl: null,
  opensInNewWindow: false,
  addDatePickerPopup: false,
  advancedPurchaseDays: 1,
  minimumNightStay: 1,
  trackingTag: null,
};
const modalDefaults = { ...barDefaults, title: null, displayModalAs: 'modal_window', pageDisplayOn: [] };

const schema = Type.Object(alertBody);
const TEXTS = [
  'headerBar.text',
  'modal.title',
  ...['headerBar', 'modal'].flatMap((part) => [`${part}.linkText`, `${part}.trackingTag`]),
];

/** A body in camel case, without fields that an alert does not have; its rich text is cleaned. */
export async function readAlert(body: unknown): Promise<Values> {
  const values = toCamel<Values>(Value.Clean(schema, Value.Clone(body)));
  emptyBlanks(values, ['displayAs', 'modal.displayModalAs'], null);
  emptyBlanks(values, TEXTS, '');
  for (const part of [values.headerBar, values.modal]) normaliseTexts(part, ['linkUrl']);
  await cleanFields(values, ['modal.text']);
  return values;
}

/** The pages are a set: each once, in the order of the form (document 1 §3). */
function settleModal(sent: unknown): Values {
  const modal: Values = { ...modalDefaults, ...withoutNulls(sent) };
  const chosen = modal.pageDisplayOn as string[];
  return { ...modal, pageDisplayOn: ALERT_PAGES.map(({ value }) => value).filter((page) => chosen.includes(page)) };
}

/**
 * What to store of valid values: groups are replaced whole and completed with their defaults, archived means unpublished.
 * @param sent the fields that were sent
 * @param stored the alert as it is, null for a new one
 */
export function settleAlert(sent: Values, stored: { archived: boolean } | null): Values {
  const settled = withoutNulls(sent);
  if (typeof settled.name === 'string') settled.name = normaliseName(settled.name);
  if (stored === null || 'headerBar' in sent) settled.headerBar = { ...barDefaults, ...withoutNulls(sent.headerBar) };
  if (stored === null || 'modal' in sent) settled.modal = settleModal(sent.modal);
  if (settled.archived ?? stored?.archived) settled.published = false;
  return settled;
}
