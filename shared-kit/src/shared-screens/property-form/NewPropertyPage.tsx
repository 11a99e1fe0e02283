import type { PropertyType } from '../../rules/entities';
import { PageHead } from '../../ui/page/PageHead';
import { WORDS } from '../properties/propertyWords';
import { PropertyForm } from './PropertyForm';

/** 'New Hotel' (document 1 §2) and 'New Restaurant' (document 3 §2). */
export const NewPropertyPage = ({ type }: { type: PropertyType }) => (
  <>
    <PageHead title={`New ${WORDS[type].one}`} back={{ href: WORDS[type].list, label: WORDS[type].many }} />
    <PropertyForm type={type} />
  </>
);
