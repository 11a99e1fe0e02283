import type { Values } from '../../fields/fieldKind';
import type { Image, Property, PropertyType } from '../../rules/entities';
import { slideImage, slidesFrom } from '../../rules/imageSlides';

/** The values of a property's form; a restaurant's form shows only some of them. */
export interface PropertyValues extends Values {
  name: string;
  url: string;
  logo: Image | null;
  timezone: string;
  regionId: string;
  ihgHotelCode: string;
  rateCode: string;
  localeCode: string;
  regionCode: string;
  brandCode: string;
  gaTrackingID: string;
  archived: boolean;
}

/** Labels of the fields by their key, in the order of the form (document 1 §2, document 3 §2). */
export const LABELS: Record<PropertyType, Record<string, string>> = {
  hotel: {
    name: 'Name',
    url: 'URL',
    logo: 'Logo',
    timezone: 'Time Zone',
    regionId: 'Region',
    ihgHotelCode: 'Hotel Code',
    brandCode: 'Brand Code',
    localeCode: 'Locale Code',
    regionCode: 'Region Code',
    rateCode: 'Rate Code',
    gaTrackingID: 'Analytics ID',
    archived: 'Archived',
  },
  restaurant: { name: 'Name', url: 'URL', logo: 'Logo', timezone: 'Time Zone', archived: 'Archived' },
};

const TEXT_KEYS = [
  'name',
  'url',
  'timezone',
  'regionId',
  'ihgHotelCode',
  'rateCode',
  'localeCode',
  'regionCode',
  'brandCode',
  'gaTrackingID',
] as const;

/** A property as form values; or the values of a new one (archived false). */
export function readProperty(property: Property | undefined): PropertyValues {
  const texts = Object.fromEntries(TEXT_KEYS.map((key) => [key, property?.[key] ?? '']));
  const logo = property?.logo?.assetId ? ({ ...property.logo } as Image) : null;
  return {
    ...texts,
    logo: slideImage(slidesFrom(logo ? [logo] : [], { single: true })),
    archived: property?.archived ?? false,
  } as PropertyValues;
}

/**
 * The body that is sent: the fields of the type's form, the logo as `{assetId, alt}` or null, no region as null (document 1 §7).
 * `archived` is only sent when it changes, since it needs a separate right (OP-32).
 * @param stored the stored property; undefined for a new one, which also sends its type
 */
export function writeProperty(type: PropertyType, values: PropertyValues, stored: Property | undefined): Values {
  const text = (key: (typeof TEXT_KEYS)[number]) => values[key].trim();
  const keys = TEXT_KEYS.filter((key) => key in LABELS[type]);
  return {
    ...Object.fromEntries(keys.map((key) => [key, text(key)])),
    ...(type === 'hotel' && { regionId: text('regionId') || null }),
    logo: values.logo && { assetId: values.logo.assetId, alt: values.logo.alt.trim() },
    ...(stored ? values.archived !== stored.archived && { archived: values.archived } : { archived: values.archived, type }),
  };
}
