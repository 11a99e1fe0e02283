import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { fetched } from '../modals/fetched';
import type { Property } from '../rules/entities';
import type { UrlForm } from '../rules/generators';

export interface GeneratorProps {
  /** Receives the generated text, once the dialog is closed. */
  onUse: (text: string) => void;
}

/** The codes of a property for its booking links (decision OP-53). */
const codesOf = (property: Property | undefined): UrlForm => ({
  rateCode: property?.rateCode ?? '',
  hotelCode: property?.ihgHotelCode ?? '',
  localeCode: property?.localeCode ?? '',
  regionCode: property?.regionCode ?? '',
  brandCode: property?.brandCode ?? '',
});

const open = (name: string, body: Parameters<typeof openModal>[0]['body']) => openModal({ name, title: name, body });

const closeAndUse = (onUse: GeneratorProps['onUse']) => (text: string) => {
  closeModal();
  onUse(text);
};

/** Opens 'Generate URL' (document 1 §2, P-117), filled with the codes of the property if there is one. */
export const openUrlGenerator = (property: Property | undefined, onUse: GeneratorProps['onUse']) =>
  open(
    'Generate URL',
    fetched(() => import('./UrlGenerator'), { start: codesOf(property), onUse: closeAndUse(onUse) }),
  );

/** Opens 'Generate Email URL' (document 1 §2, P-118). */
export const openEmailGenerator = (onUse: GeneratorProps['onUse']) =>
  open(
    'Generate Email URL',
    fetched(() => import('./EmailGenerator'), { onUse: closeAndUse(onUse) }),
  );

/** Opens 'Generate Adobe Tracking' (document 1 §2, P-119). */
export const openTrackingGenerator = (onUse: GeneratorProps['onUse']) =>
  open(
    'Generate Adobe Tracking',
    fetched(() => import('./TrackingGenerator'), { onUse: closeAndUse(onUse) }),
  );
