import type { PropertyType } from '../../rules/entities';
import { PageHead } from '../../ui/page/PageHead';
import { PROPERTY_LABELS } from '../properties/propertyLabels';
import { PropertyForm } from './PropertyForm';

/** 'New Hotel' (document 1 §2) and 'New Restaurant' (document 3 §2). */
export const NewPropertyPage = ({ type }: { type: PropertyType }) => (
  <>
    <PageHead
      title={`New ${PROPERTY_LABELS[type].singular}`}
      back={{ href: PROPERTY_LABELS[type].list, label: PROPERTY_LABELS[type].plural }}
    />
    <PropertyForm type={type} />
  </>
);
