import { useEffect, useRef, useState } from 'react';
import { useAuthority } from 'shared-kit/session';
import type { Property } from '../rules/entities';
import type { PreviewUrlKey } from '../rules/previewUrls';
import { TextButton } from '../ui/button/TextButton';
import { ExternalIcon, PencilIcon } from '../ui/icons/icons';
import { lazyPart } from '../ui/lazyPart';
import { pressAgain } from '../ui/pressAgain';
import { safeHref } from '../rules/links';
import type { LiveLinkFormProps } from './LiveLinkForm';
import styles from './content.module.css';

const linkForm = lazyPart<LiveLinkFormProps>(() => import('./LiveLinkForm').then((module) => module.LiveLinkForm));

export interface LiveLineProps {
  property: Property;
  /** The key of the link in the property's preview addresses. */
  link: PreviewUrlKey;
  /** 'View Live Specials Page'. */
  label: string;
}

/**
 * The line under a list's heading, which says that the list previews the live site and links to that page. Only a super user may
 * change the link; while there is none, everybody else sees only the sentence (document 2 §1, OP-65).
 */
export function LiveLine({ property, link, label }: LiveLineProps) {
  const { isSuper } = useAuthority();
  const [isEditing, setEditing] = useState(false);
  const { Part: LiveLinkForm, failed, retry } = linkForm.usePart(isEditing);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!isEditing && wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const url = property.previewUrls?.[link] ?? '';
  const href = safeHref(url);
  if (isEditing && LiveLinkForm)
    return <LiveLinkForm property={property} link={link} initialUrl={url} label={label} onDone={() => setEditing(false)} />;
  return (
    <div className={styles.liveLine}>
      <span>This list is a preview of the live site.</span>
      {href && (
        <a href={href} target="_blank" rel="noreferrer">
          {label}
          <ExternalIcon size={14} />
        </a>
      )}
      {isSuper && (
        <TextButton ref={editButton} icon={<PencilIcon size={14} />} onClick={() => (isEditing ? retry() : setEditing(true))}>
          {url ? 'Edit link' : 'Add link'}
        </TextButton>
      )}
      {isEditing && failed && <span role="alert">{pressAgain('The form')}</span>}
    </div>
  );
}
