import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { useProperties } from 'shared-kit/api/property';
import { useAuthority } from 'shared-kit/session';
import type { Property } from '../rules/entities';
import type { PreviewUrlKey } from '../rules/previewUrls';
import { Button } from '../ui/button/Button';
import { TextButton } from '../ui/button/TextButton';
import { ExternalIcon, PencilIcon } from '../ui/icons/icons';
import { Field } from '../ui/input/Field';
import { TextInput } from '../ui/input/TextInput';
import { completeAddress, safeHref } from '../rules/links';
import styles from './content.module.css';

interface Props {
  property: Property;
  /** The key of the link in the property's preview addresses. */
  link: PreviewUrlKey;
  /** 'View Live Specials Page'. */
  label: string;
}

/**
 * The line under a list's heading: the list previews the live site, and the link leads to that page. Only a super user may change
 * the link; without a link everybody else sees only the sentence (document 2 §1, OP-65).
 */
export function LiveLine({ property, link, label }: Props) {
  const { isSuper } = useAuthority();
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!editing && wasEditing.current) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const url = property.previewUrls?.[link] ?? '';
  const href = safeHref(url);
  if (editing) return <LiveLinkForm property={property} link={link} start={url} label={label} onDone={() => setEditing(false)} />;
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
        <TextButton ref={edit} icon={<PencilIcon size={14} />} onClick={() => setEditing(true)}>
          {url ? 'Edit link' : 'Add link'}
        </TextButton>
      )}
    </div>
  );
}

function LiveLinkForm({ property, link, start, label, onDone }: Props & { start: string; onDone: () => void }) {
  const properties = useProperties();
  const [url, setUrl] = useState(start);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { liveLinkError, storeLiveLink } = await import('./liveLink');
    const complete = completeAddress(url).trim();
    setUrl(complete);
    const wrong = liveLinkError(complete);
    setError(wrong);
    if (wrong) {
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await storeLiveLink(properties, property, link, complete);
      onDone();
    } catch (failed) {
      setError(messageOf(failed));
      setBusy(false);
    }
  };
  return (
    <form className={styles.liveForm} onSubmit={(event) => void save(event)} noValidate>
      <Field label={`Link of “${label}”`} error={error} required>
        <TextInput
          ref={input}
          value={url}
          inputMode="url"
          placeholder="https://"
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
          onChange={(event) => (setUrl(event.target.value), setError(undefined))}
        />
      </Field>
      <Button tone="primary" type="submit" busy={busy}>
        Save
      </Button>
      <Button tone="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
