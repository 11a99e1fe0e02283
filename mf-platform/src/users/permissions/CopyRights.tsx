import { useEffect, useRef } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { everyPage } from 'shared-kit/api/resource';
import type { Permission, User } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { copyRights } from 'shared-kit/rules/permissionGridCopy';
import { mayChange } from 'shared-kit/rules/permissionGridRights';
import { useSearchParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';
import { permissionsPath, RIGHTS_OF } from '../permissionsPath';
import { userName } from '../userName';
import { announceGridChange } from './announceGridChange';
import { SearchBox } from './SearchBox';
import type { ChangeGrid } from './useGridChange';

const LABEL = 'Copy rights from...';
const MAX_RESULTS = 20;

interface Props {
  change: ChangeGrid;
  /** The user whose rights are edited; undefined for a new user. */
  userId: string | undefined;
  /** Keeps the form from being saved without the rights while they are loading. */
  whileLoading: (work: Promise<void>) => Promise<void>;
}

/**
 * Copies the rights of the user in the address once: the id is then removed, so that a reload does not overwrite later
 * changes.
 */
function useCopyFromAddress(copyFrom: (id: string) => Promise<void>) {
  const [params, setParams] = useSearchParams();
  const id = params.get(RIGHTS_OF);
  // The page may render again before the id is gone from the address.
  const startedId = useRef<string | null>(null);
  useEffect(() => {
    if (id !== null && id !== startedId.current) {
      setParams((previous) => (previous.delete(RIGHTS_OF), previous), { replace: true });
      void copyFrom(id);
    }
    startedId.current = id;
  });
}

/** Replaces what is ticked with the rights of another user. Save grants them; until then, Undo is offered. */
export function CopyRights({ change, userId, whileLoading }: Props) {
  const authority = useAuthority();
  const isMounted = useIsMounted();
  const latestId = useRef<string>();
  const search = async (text: string, signal: AbortSignal) => {
    const name = text.trim() && `i%%${text.trim()}`;
    // Two more than are shown: one to detect further results, one because the edited user is left out.
    const query = { perPage: MAX_RESULTS + 2, ...(name && { name }) };
    const { data } = await request<User[]>('GET', '/users', { query, signal });
    const others = data.filter(({ id }) => id !== userId);
    return others.map((user) => ({ key: user.id, label: userName(user), note: user.role ?? '' }));
  };
  const load = async (id: string, knownName: string | undefined) => {
    latestId.current = id;
    const isWanted = () => isMounted() && latestId.current === id;
    try {
      const permissions = await everyPage<Permission>(permissionsPath(id), { perPage: PER_PAGE.permissions });
      const name = knownName ?? userName((await request<User>('GET', `/users/${encodeURIComponent(id)}`)).data);
      if (!isWanted()) return;
      const text = `The rights of ${name} are filled in. They take effect when you save.`;
      change((grid) => {
        const next = copyRights(grid, permissions);
        if (mayChange(authority, grid, next)) return announceGridChange(change, text, { previous: grid, next });
        toast({ text: `${name} has rights that you do not have, so nothing was filled in.`, tone: 'problem' });
        return grid;
      });
    } catch (error) {
      if (isWanted()) toast({ text: messageOf(error), tone: 'problem' });
    }
  };
  const copy = (id: string, knownName?: string) => whileLoading(load(id, knownName));
  useCopyFromAddress(copy);
  return (
    <SearchBox
      label={LABEL}
      emptyText="Nobody has this name"
      search={search}
      maxShown={MAX_RESULTS}
      onChoose={({ key, label }) => void copy(key, label)}
    />
  );
}
