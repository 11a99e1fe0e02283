import { refresh } from 'shared-kit/api/resource';
import { FORMER_COLLEAGUE } from 'shared-kit/rules/former';
import type { ActivityLine } from 'shared-kit/rules/historyEntities';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { openForgetDialog } from './openForgetDialog';

/**
 * A button on the activity line of a deleted account: super users can have the person forgotten, whose name still
 * appears on what they wrote.
 */
export function ForgetFormerUser({ line: { kind, action, gone, itemId, name } }: { line: ActivityLine }) {
  const { isSuper } = useAuthority();
  const isForgettable = kind === 'users' && action === 'deleted' && gone === 'good' && name !== FORMER_COLLEAGUE;
  if (!isSuper || !isForgettable) return null;
  const onForgotten = async () => {
    toast({ text: `Forgotten. The name is replaced with ‘${FORMER_COLLEAGUE}’.` });
    await refresh('/activity');
  };
  return (
    <Button
      small
      aria-label={`Forget This Person... (${name})`}
      onClick={() => openForgetDialog({ person: { id: itemId, name }, onForgotten })}
    >
      Forget This Person...
    </Button>
  );
}
