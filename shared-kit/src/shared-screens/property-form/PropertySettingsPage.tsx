import { useEffect } from 'react';
import { useLocation } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { FailedPage } from '../../content/FailedPage';
import { LastChanged } from '../../content/history/LastChanged';
import { usePageProperty } from '../../content/usePageProperty';
import { LoadingForm } from '../../ui/form/LoadingForm';
import { PageHead } from '../../ui/page/PageHead';
import { propertyHref } from '../properties/propertyLabels';
import { partsOf } from './parts';
import { PropertyForm } from './PropertyForm';
import { readProperty } from './propertyValues';

/** The settings of the property in the address, with the users who have rights on it (document 3 §2). */
export default function PropertySettingsPage() {
  const { property, error, reload } = usePageProperty();
  const { isSuper } = useAuthority();
  const { pathname } = useLocation();
  // The cached one may be minutes old; a form shows what is stored now, even when the address changes to another property.
  useEffect(() => void reload(), [reload, pathname]);
  if (error && !property) return <FailedPage title="Settings" error={error} retry={reload} />;
  if (!property) return <LoadingForm title="Settings" withNav />;
  return (
    <>
      <PageHead
        title="Settings"
        back={{ href: propertyHref(property), label: property.name }}
        line={
          <LastChanged
            item={property}
            collection="/properties"
            parts={partsOf(property.type)}
            read={readProperty}
            property={property}
            mayRestore={isSuper}
          />
        }
      />
      <PropertyForm key={property.id} type={property.type} property={property} />
    </>
  );
}
