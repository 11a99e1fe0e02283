import { hasStatus } from 'shared-kit/api/http';
import { askFirst } from 'shared-kit/modals/askFirst';
import type { Alert, Named } from 'shared-kit/rules/entities';
import { Field } from 'shared-kit/ui/input/Field';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { Panel } from 'shared-kit/ui/page/Panel';
import { AlertSelect } from './AlertSelect';
import css from './alerts.module.css';
import { DraftAlert } from './DraftAlert';
import { useAlertRights } from './useAlerts';
import { globalNow, useGlobalChoice } from './useGlobalChoice';

/** Explains what every site will show, before it changes (decision OP-140). */
function Consequence({ before, after }: { before: Named | null; after: Named | null }) {
  if (!after)
    return (
      <p>
        The sites of all hotels and restaurants will stop showing <strong>{before?.name}</strong>. Those with their own alert show
        that one.
      </p>
    );
  return (
    <p>
      The sites of all hotels and restaurants will show <strong>{after.name}</strong>
      {before && <> instead of {before.name}</>}, except those with Override, which show their own alert where it is published.
    </p>
  );
}

/** The dropdown of the global alert (document 1 §2, P-084), and what Override means beside it (decision OP-42). */
export function GlobalAlert({ alerts }: { alerts: readonly Alert[] }) {
  const { alert, chosen, loading, error, choose } = useGlobalChoice();
  const mayChoose = useAlertRights().mayAssign();
  const known = [...alerts, ...(alert ? [alert] : [])];
  const full = (one: Named | null | undefined) => known.find(({ id }) => id === one?.id);
  const current = full(chosen);
  const ask = (next: Named | null) => {
    let before = chosen ?? null;
    askFirst({
      title: 'Global Alert',
      confirmLabel: next ? 'Show on every site' : 'Take it off every site',
      children: () => (
        <>
          <Consequence before={before} after={next} />
          {full(next)?.published === false && <p>It is a draft: guests see it once it is published.</p>}
        </>
      ),
      onConfirm: async () => {
        try {
          await choose(next, before);
        } catch (error) {
          if (hasStatus(error, 412)) before = await globalNow();
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
        <AlertSelect alerts={alerts} current={chosen ?? null} disabled={!mayChoose || loading} onChoose={ask} />
      </Field>
      {chosen && (
        <div className={css.state}>
          <Anchor href={`/hotels/alerts/${chosen.id}/edit`}>Edit global alert</Anchor>
          <DraftAlert alert={current} where={`the global alert ${chosen.name}`} />
        </div>
      )}
    </Panel>
  );
}
