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
 * A page of the property in the address: first its loading state, then the page itself. If the server refuses the property, even
 * an open page is replaced, since nothing on it could be read or saved. The page starts afresh for another property, so that no
 * form carries over values of the previous one.
 */
export function PropertyPage({ title, loading, children }: Props) {
  const { property, error, reload } = usePageProperty();
  if (error) return <FailedPage title={title} error={error} retry={reload} />;
  if (!property) return loading ?? <PageHead title={title} />;
  return <Fragment key={property.id}>{children(property)}</Fragment>;
}
