import type { Values } from './definition';

/** A call to action that nobody has filled in yet (document 2 §4.5, §4.6). */
export const ctaDefaults = {
  type: 'None',
  linkUrl: null,
  opensInNewWindow: false,
  addDatePickerPopup: false,
  advancedPurchaseDays: 0,
  minimumNightStay: 1,
  trackingTag: null,
};

/** What is stored of a preset list with its own text: nothing for None, the text for Other (document 2 §4.5). */
export function presetText(preset: unknown, other: unknown): unknown {
  if (preset === 'Other') return other;
  return preset === 'None' || preset === '' ? null : preset;
}

/** The titles of an item's two modals, as stored; an Other without text is nothing (document 2 §4.5, OP-93). */
export function settleModals(values: Values): Values {
  const titles = ['modal1Title', 'modal2Title'].filter((key) => key in values);
  return Object.fromEntries(titles.map((key) => [key, presetText(values[key], values[`${key}Other`]) || null]));
}

/** A call to action that opens in a new window unless told, and whose Other is its text (document 2 §4.5, §9). */
export const newWindowCta = { ...ctaDefaults, opensInNewWindow: true };
/** @returns such a call to action as it is stored, whatever of it was sent; an Other without text is the default */
export function settleNewWindowCta(sent: unknown): Values {
  const { typeOther, ...cta }: Values = { ...newWindowCta, ...withoutNulls(sent) };
  return cta.type === 'Other' ? { ...cta, type: typeOther || newWindowCta.type } : cta;
}

/** The fields of a group that hold something, so that defaults can fill the others. */
export const withoutNulls = (group: unknown): Values =>
  Object.fromEntries(Object.entries((group ?? {}) as Values).filter(([, value]) => value !== null && value !== undefined));

/** What is stored of a chosen document: the reference alone, or nothing. */
export function storedPdf(pdf: unknown): { assetId: string } | null {
  const assetId = (pdf as { assetId?: string | null } | null)?.assetId;
  return assetId ? { assetId } : null;
}
