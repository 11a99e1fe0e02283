import { useAuthority } from 'shared-kit/session';
import type { Property } from '../rules/entities';
import { LinkButton } from '../ui/button/LinkButton';
import { listHref, type ContentItem, type ContentType } from './contentType';

/** 'Clone Special' and '+ New Special', for those who may write here. */
export function ListActions<T extends ContentItem>({ type, property }: { type: ContentType<T>; property: Property }) {
  const mayWrite = useAuthority().can('WRITE', type.resource, property.id);
  const base = listHref(type, property);
  if (!mayWrite) return null;
  return (
    <>
      {type.clones && <LinkButton href={`${base}/clone`}>Clone {type.labels.singular}</LinkButton>}
      <NewButton type={type} base={base} />
    </>
  );
}

/** '+ New Special' */
export const NewButton = ({ type, base }: { type: Pick<ContentType<never>, 'labels'>; base: string }) => (
  <LinkButton tone="primary" href={`${base}/new`}>
    + New {type.labels.singular}
  </LinkButton>
);
