import type { Resource } from 'shared-kit/api/resource';
import { askFirst } from 'shared-kit/modals/askFirst';
import type { DeployToken } from 'shared-kit/rules/releaseEntities';
import { toast } from 'shared-kit/shellServices/toast';

interface Props {
  token: DeployToken;
  tokens: Resource<DeployToken>;
}

/** Asks before a token stops working. */
export const revokeToken = ({ token: { id, remote }, tokens }: Props) =>
  askFirst({
    title: 'Revoke Deploy Token',
    confirmLabel: 'Revoke token',
    tone: 'danger',
    onConfirm: async () => {
      await tokens.remove(id);
      toast({ text: `Deploy token of ${remote} revoked.` });
    },
    children: (
      <p>
        Anything that ships <code>{remote}</code> with this token will be refused from then on. Versions that it shipped stay.
      </p>
    ),
  });
