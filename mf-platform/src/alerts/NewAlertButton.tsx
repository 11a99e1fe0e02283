import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { useAlertRights } from './useAlerts';

/** '+ New Alert', for super users only (document 1 §6, decision OP-34). */
export function NewAlertButton() {
  const { mayAdd } = useAlertRights();
  if (!mayAdd) return null;
  return (
    <LinkButton tone="primary" href="/hotels/alerts/new">
      + New Alert
    </LinkButton>
  );
}
