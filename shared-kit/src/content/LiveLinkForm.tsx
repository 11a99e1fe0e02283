import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { useProperties } from 'shared-kit/api/property';
import { toast } from 'shared-kit/shellServices/toast';
import { failureText } from '../form/lostAnswer';
import { useUnsavedField } from '../form/useUnsavedField';
import { Button } from '../ui/button/Button';
import { focusRefused } from '../ui/focus/focusRefused';
import { Field } from '../ui/input/Field';
import { TextInput } from '../ui/input/TextInput';
import { useIsMounted } from '../ui/useIsMounted';
import { completeAddress } from '../rules/links';
import styles from './content.module.css';
import type { LiveLineProps } from './LiveLine';
import { liveLinkError, storeLiveLink } from './liveLink';

export interface LiveLinkFormProps extends LiveLineProps {
  initialUrl: string;
  onDone: () => void;
}

/** Changes the address of the live page: required, and an address that guests can open (document 2 §5.1). */
export function LiveLinkForm({ property, link, initialUrl, label, onDone }: LiveLinkFormProps) {
  const properties = useProperties();
  const [url, setUrl] = useState(initialUrl);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isMounted = useIsMounted();
  useEffect(() => input.current?.focus(), []);
  const fieldLabel = `Link of “${label}”`;
  useUnsavedField(fieldLabel, url !== initialUrl && !busy);

  const refuse = (message: string) => {
    setError(message);
    focusRefused(input.current);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const complete = completeAddress(url).trim();
    setUrl(complete);
    const message = liveLinkError(complete);
    if (message) return refuse(message);
    setBusy(true);
    try {
      await storeLiveLink(properties, property, link, complete);
      toast({ text: 'Link saved.' });
      // The form may have been closed and reopened, with different text in it.
      if (isMounted()) onDone();
    } catch (failure) {
      if (!isMounted()) return void toast({ text: failureText('The link', 'saved', failure), tone: 'problem' });
      refuse(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <form className={styles.liveForm} onSubmit={(event) => void save(event)} noValidate>
      <Field label={fieldLabel} error={error} required>
        <TextInput
          ref={input}
          value={url}
          inputMode="url"
          placeholder="https://"
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
          onChange={(event) => (setUrl(event.target.value), setError(undefined))}
        />
      </Field>
      <div className={styles.liveButtons}>
        <Button tone="primary" type="submit" busy={busy}>
          Save
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
