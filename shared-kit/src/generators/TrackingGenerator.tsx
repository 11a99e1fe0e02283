import type { Option } from '../rules/options';
import {
  CAMPAIGN_TYPES,
  MEDIA_PLACEMENTS,
  trackingFormErrors,
  trackingTag,
  UNCHOSEN,
  type TrackingForm,
} from '../rules/generators';
import { GeneratorBody } from './GeneratorBody';
import type { Part } from './GeneratorFields';
import type { GeneratorProps } from './openGenerator';

const chosenFrom = (options: readonly Option[]): Option[] => [
  { value: UNCHOSEN, label: 'Choose one' },
  ...options.map(({ value, label }) => ({ value, label: `${value} (${label})` })),
];

const PARTS: Part<TrackingForm>[] = [
  { name: 'campaignType', label: 'Campaign Type', isRequired: true, options: chosenFrom(CAMPAIGN_TYPES) },
  { name: 'CampaignName', label: 'Campaign Name', isRequired: true },
  { name: 'mediaPlacement', label: 'Media Placement', isRequired: true, options: chosenFrom(MEDIA_PLACEMENTS) },
  { name: 'variation', label: 'Variation' },
];

const START: TrackingForm = { campaignType: UNCHOSEN, CampaignName: '', mediaPlacement: UNCHOSEN, variation: '' };

/** 'Generate Adobe Tracking': a tracking tag (document 1 §5 and §7, P-155). */
export default function TrackingGenerator({ onUse }: GeneratorProps) {
  return (
    <GeneratorBody
      parts={PARTS}
      start={START}
      errorsOf={trackingFormErrors}
      resultOf={trackingTag}
      resultLabel="tracking tag"
      onUse={onUse}
    />
  );
}
