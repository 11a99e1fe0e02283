import { Fragment, type ReactNode } from 'react';
import type { Property } from '../rules/entities';
import { FailedPage } from './FailedPage';
import { PageHead } from '../ui/page/PageHead';
import { usePageProperty } from './usePageProperty';

interface Props {
  /** The heading of the page, while there is nothing else to show. */
  title: string;
  /** Shown until the property is loaded; the heading by default. */
  loading?: ReactNode;
  /** The page of the loaded property. */
  children: (property: Property) => ReactNode;
}

/**
 * A page of the property in the address: what it shows while loading, then the page itself. One that the server refuses is replaced,
 * also while it is open: nothing on it could be read or saved any more. The same page of another property begins anew, so that
 * no form goes on with what belongs to the first.
 */
export function PropertyPage({ title, loading, children }: Props) {
  const { property, error, reload } = usePageProperty();
  if (error) return <FailedPage title={title} error={error} retry={reload} />;
  if (!property) return loading ?? <PageHead title={title} />;
  return <Fragment key={property.id}>{children(property)}</Fragment>;
}
