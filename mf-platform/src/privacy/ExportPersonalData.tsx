import { useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { saveFile } from '../download/saveFile';

interface Props {
  /** The API path of the personal data. */
  path: string;
  label: string;
}

/** A button that downloads the personal data of somebody as a file; a failure is reported. */
export function ExportPersonalData({ path, label }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { data } = await request<unknown>('GET', path);
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'personal-data.json');
      toast({ text: 'The personal data was saved as a file.' });
    } catch (error) {
      toast({ text: messageOf(error), tone: 'problem' });
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => !busy && void save()}>
      {label}
    </Button>
  );
}
