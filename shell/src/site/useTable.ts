import { useCallback, useEffect, useState } from 'react';
import { REGISTRY_UNREADABLE } from 'shared-kit/rules/remote/registry';
import { messageOf } from '../federation/problem';
import { loadTable, tableOf, type LoadedTable } from '../routes/loadTable';

export interface TableState {
  /** Only the shell's own routes until the registry is loaded. */
  table: LoadedTable;
  phase: 'loading' | 'ready' | 'failed';
  /** Why the registry could not be read; empty otherwise. */
  reason: string;
  tryAgain: () => void;
}

const shellTable = () => tableOf({ remotes: [] });

/** The route table: the shell's routes and those of every remote in the registry. */
export function useTable(): TableState {
  const [state, setState] = useState<Omit<TableState, 'tryAgain'>>(() => ({ table: shellTable(), phase: 'loading', reason: '' }));
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isUnmounted = false;
    const update = (next: typeof state) => {
      if (!isUnmounted) setState(next);
    };
    loadTable().then(
      (table) => update({ table, phase: 'ready', reason: '' }),
      (error: unknown) => update({ table: shellTable(), phase: 'failed', reason: messageOf(error, REGISTRY_UNREADABLE) }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [round]);

  const tryAgain = useCallback(() => {
    setState((previous) => ({ ...previous, phase: 'loading' }));
    setRound((previous) => previous + 1);
  }, []);
  return { ...state, tryAgain };
}
