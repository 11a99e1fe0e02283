import { lazy, Suspense, useEffect } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { everyPage } from 'shared-kit/api/resource';
import type { Permission, User } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { copyRights } from 'shared-kit/rules/permissionGrid';
import { mayChange } from 'shared-kit/rules/permissionGridRights';
import { useSearchParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { permissionsPath, RIGHTS_OF } from '../permissionsPath';
import { userName } from '../userName';
import { tellGridChange } from './tellGridChange';
import type { ChangeGrid } from './useGridChange';

const Combobox = lazy(() => import('shared-kit/ui/overlay/Combobox').then((module) => ({ default: module.Combobox })));

const LABEL = 'Copy rights from...';
const SHOWN = 20;

interface Props {
  change: ChangeGrid;
  /** Whose rights are being edited; absent for a new user. */
  userId: string | undefined;
}

/** Asks about the person named in the address, once; a reload keeps what was changed since. */
function useNamedColleague(copyFrom: (id: string) => Promise<void>) {
  const [params, setParams] = useSearchParams();
  const id = params.get(RIGHTS_OF);
  useEffect(() => {
    if (id === null) return;
    setParams((before) => (before.delete(RIGHTS_OF), before), { replace: true });
    void copyFrom(id);
  });
}

/** Fills in the rights of a colleague, in place of what is ticked. They are given with Save; until then there is Undo. */
export function CopyRights({ change, userId }: Props) {
  const who = useAuthority();
  const search = async (text: string, signal: AbortSignal) => {
    const name = text.trim() && `i%%${text.trim()}`;
    const query = { perPage: SHOWN, ...(name && { name }) };
    const { data } = await request<User[]>('GET', '/users', { query, signal });
    const others = data.filter(({ id }) => id !== userId);
    return others.map((user) => ({ key: user.id, label: userName(user), note: user.role ?? '' }));
  };
  const copy = async (id: string, known?: string) => {
    try {
      const theirs = await everyPage<Permission>(permissionsPath(id), { perPage: PER_PAGE.permissions });
      const name = known ?? userName((await request<User>('GET', `/users/${encodeURIComponent(id)}`)).data);
      const text = `The rights of ${name} are filled in. They take effect when you save.`;
      change((grid) => {
        const next = copyRights(grid, theirs);
        if (mayChange(who, grid, next)) return tellGridChange(change, text, grid, next);
        toast({ text: `${name} has rights that you do not have, so nothing was filled in.`, tone: 'problem' });
        return grid;
      });
    } catch (error) {
      toast({ text: messageOf(error), tone: 'problem' });
    }
  };
  useNamedColleague(copy);
  return (
    <Suspense fallback={<TextInput aria-label={LABEL} placeholder={LABEL} readOnly />}>
      <Combobox
        label={LABEL}
        emptyText="Nobody has this name"
        search={search}
        onChoose={({ key, label }) => void copy(key, label)}
      />
    </Suspense>
  );
}
