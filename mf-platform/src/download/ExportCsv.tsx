import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { downloadCsv } from './downloadCsv';

interface Props {
  /** Path and query of the list. */
  path: string;
  /** The file's name. */
  name: string;
}

/** Saves all pages of a list, as it is filtered, as a file; a failure is reported. */
export function ExportCsv({ path, name }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadCsv(path, name);
      toast({ text: 'The list was saved as a file.' });
    } catch (error) {
      toast({ text: messageOf(error), tone: 'problem' });
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      Export as CSV
    </Button>
  );
}
