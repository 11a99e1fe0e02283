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

/** A call to action that opens in a new window unless told, and whose Other is its text (document 2 §4.5, §9). */
export const newWindowCta = { ...ctaDefaults, opensInNewWindow: true };
/** The fields of a group that hold something, so that defaults can fill the others. */
export const withoutNulls = (group: unknown): Values =>
  Object.fromEntries(Object.entries((group ?? {}) as Values).filter(([, value]) => value !== null && value !== undefined));
