import { bookingUrl, urlFormErrors, type UrlForm } from '../rules/generators';
import { GeneratorBody } from './GeneratorBody';
import type { Part } from './GeneratorFields';
import type { GeneratorProps } from './openGenerator';

const PARTS: Part<UrlForm>[] = [
  { name: 'hotelCode', label: 'Hotel Code', hint: 'The five-digit hotel code.', isRequired: true },
  { name: 'localeCode', label: 'Locale Code', hint: "Usually 'en'.", isRequired: true },
  { name: 'regionCode', label: 'Region Code', hint: "Usually '1'.", isRequired: true },
  { name: 'brandCode', label: 'Brand Code', hint: "Usually 'ki'.", isRequired: true },
  { name: 'rateCode', label: 'Rate Code' },
];

/** 'Generate URL': a booking link from the codes of a hotel (document 1 §5 and §7, P-153). */
export default function UrlGenerator({ start, onUse }: GeneratorProps & { start: UrlForm }) {
  return (
    <GeneratorBody parts={PARTS} start={start} errorsOf={urlFormErrors} resultOf={bookingUrl} resultLabel="URL" onUse={onUse} />
  );
}
