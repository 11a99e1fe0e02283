import { refresh } from 'shared-kit/api/resource';
import { FORMER_COLLEAGUE } from 'shared-kit/rules/former';
import type { ActivityLine } from 'shared-kit/rules/historyEntities';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { askForget } from './ForgetPerson';

/** On the line of an account that was deleted: super users have the person forgotten, whose name still stands on what they wrote. */
export function ForgetFormer({ line: { kind, action, gone, itemId, name } }: { line: ActivityLine }) {
  const { isSuper } = useAuthority();
  const isTheirs = kind === 'users' && action === 'deleted' && gone === 'good' && name !== FORMER_COLLEAGUE;
  if (!isSuper || !isTheirs) return null;
  const onForgotten = async () => {
    toast({ text: `Forgotten. The name is replaced with ‘${FORMER_COLLEAGUE}’.` });
    await refresh('/activity');
  };
  return (
    <Button
      small
      aria-label={`Forget This Person... (${name})`}
      onClick={() => askForget({ person: { id: itemId, name }, onForgotten })}
    >
      Forget This Person...
    </Button>
  );
}
