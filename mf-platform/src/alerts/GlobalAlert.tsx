import type { Named } from 'shared-kit/rules/entities';
import { Field } from 'shared-kit/ui/input/Field';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { Panel } from 'shared-kit/ui/page/Panel';
import { AlertSelect } from './AlertSelect';
import css from './alerts.module.css';
import { useAlertRights } from './useAlerts';
import { useGlobalChoice } from './useGlobalChoice';

/** The dropdown of the global alert (document 1 §2, P-084), and what Override means beside it (decision OP-42). */
export function GlobalAlert({ alerts }: { alerts: readonly Named[] }) {
  const { alert, chosen, loading, error, choose } = useGlobalChoice();
  const mayChoose = useAlertRights().mayAssign();
  const current = [...alerts, ...(alert ? [alert] : [])].find(({ id }) => id === chosen) ?? null;
  return (
    <Panel padded className={css.global}>
      <Field
        label="Global Alert"
        hint="Shown on every property. A property with Override shows its own alert instead."
        error={error && alert === undefined ? error.message : undefined}
      >
        <AlertSelect
          alerts={alerts}
          current={current}
          disabled={!mayChoose || loading}
          onChoose={(chosenAlert) => choose(chosenAlert?.id ?? '')}
        />
      </Field>
      {current && <Anchor href={`/hotels/alerts/${current.id}/edit`}>Edit global alert</Anchor>}
    </Panel>
  );
}
