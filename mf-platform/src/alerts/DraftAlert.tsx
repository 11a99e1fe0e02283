import { useState } from 'react';
import { runRowAction } from 'shared-kit/content/runRowAction';
import { setFlags } from 'shared-kit/content/setFlags';
import type { Alert } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import { TextButton } from 'shared-kit/ui/button/TextButton';
import { refreshAlerts, useAlertRights, useAlerts } from './useAlerts';

/**
 * Shows that an alert is not published, and offers to publish it (decision OP-140). Renders nothing for a published one.
 * @param subject what the button is for, appended to its accessible name: 'Pool closed at Saltmarsh'
 */
export function DraftAlert({ alert, subject }: { alert: Alert | undefined; subject: string }) {
  const api = useAlerts();
  const { mayChange } = useAlertRights();
  const [busy, setBusy] = useState(false);
  if (!alert || alert.published) return null;
  const publish = async () => {
    setBusy(true);
    // The page may have several of these buttons: one for each property that the alert is assigned to.
    await runRowAction(api, alert, { action: 'publish', verb: 'published', name: alert.name }, async () => {
      try {
        await setFlags(api, alert.id, { published: true }, alert.version);
      } finally {
        // Also after a failure, so that the next press works on the current version of the alert.
        await refreshAlerts();
      }
      toast({ text: `${alert.name} is published.` });
    });
    setBusy(false);
  };
  return (
    <>
      <StatusPill>Draft</StatusPill>
      {mayChange && (
        <TextButton
          aria-label={`Publish now: ${subject}`}
          aria-disabled={busy || undefined}
          onClick={() => !busy && void publish()}
        >
          Publish now
        </TextButton>
      )}
    </>
  );
}
