import { hasStatus } from 'shared-kit/api/http';
import { askFirst } from 'shared-kit/modals/askFirst';
import type { Alert, Named } from 'shared-kit/rules/entities';
import { Field } from 'shared-kit/ui/input/Field';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { Panel } from 'shared-kit/ui/page/Panel';
import { AlertSelect } from './AlertSelect';
import css from './alerts.module.css';
import { DraftAlert } from './DraftAlert';
import { editAlertPath } from './editAlertPath';
import { useAlertRights } from './useAlerts';
import { reloadGlobalAlert, useGlobalChoice } from './useGlobalChoice';

/** Explains what every site will show before the change is made (decision OP-140). */
function Consequence({ previous, next }: { previous: Named | null; next: Named | null }) {
  if (!next)
    return (
      <p>
        The sites of all hotels and restaurants will stop showing <strong>{previous?.name}</strong>. Those with their own alert
        show that one.
      </p>
    );
  return (
    <p>
      The sites of all hotels and restaurants will show <strong>{next.name}</strong>
      {previous && <> instead of {previous.name}</>}, except those with Override, which show their own alert where it is
      published.
    </p>
  );
}

/** The dropdown of the global alert (document 1 §2, P-084), with a hint that explains Override (decision OP-42). */
export function GlobalAlert({ alerts }: { alerts: readonly Alert[] }) {
  const { alert, chosen, loading, error, choose } = useGlobalChoice();
  const mayChoose = useAlertRights().mayAssign();
  const findAlert = (named: Named | null | undefined) =>
    [...alerts, ...(alert ? [alert] : [])].find(({ id }) => id === named?.id);
  const confirmChoice = (next: Named | null) => {
    let previous = chosen ?? null;
    askFirst({
      title: 'Global Alert',
      confirmLabel: next ? 'Show on every site' : 'Take it off every site',
      children: () => (
        <>
          <Consequence previous={previous} next={next} />
          {findAlert(next)?.published === false && <p>It is a draft: guests see it once it is published.</p>}
        </>
      ),
      onConfirm: async () => {
        try {
          await choose(next, previous);
        } catch (error) {
          if (hasStatus(error, 412)) previous = await reloadGlobalAlert();
          throw error;
        }
      },
    });
  };
  return (
    <Panel padded className={css.global}>
      <Field
        label="Global Alert"
        hint="Shown on every property. A property with Override shows its own alert instead."
        error={error && alert === undefined ? error.message : undefined}
      >
        <AlertSelect alerts={alerts} current={chosen ?? null} disabled={!mayChoose || loading} onChoose={confirmChoice} />
      </Field>
      {chosen && (
        <div className={css.state}>
          <Anchor href={editAlertPath(chosen.id)}>Edit Global Alert</Anchor>
          <DraftAlert alert={findAlert(chosen)} subject={`the global alert ${chosen.name}`} />
        </div>
      )}
    </Panel>
  );
}
