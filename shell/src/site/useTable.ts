import { useCallback, useEffect, useState } from 'react';
import { sentenceOf } from '../federation/problem';
import { loadTable, tableOf, type LoadedTable } from '../routes/loadTable';

export interface TableState {
  /** Only the shell's own routes until the registry is loaded. */
  table: LoadedTable;
  phase: 'loading' | 'ready' | 'failed';
  /** A sentence; only when the registry could not be read. */
  reason: string;
  tryAgain: () => void;
}

const OWN = () => tableOf({ remotes: [] });
const NOT_READ = 'The list of the areas of this site could not be read.';

/** The route table: the shell's routes and those of every remote in the registry. */
export function useTable(): TableState {
  const [state, setState] = useState<Omit<TableState, 'tryAgain'>>(() => ({ table: OWN(), phase: 'loading', reason: '' }));
  const [round, setRound] = useState(0);

  useEffect(() => {
    let left = false;
    loadTable().then(
      (table) => left || setState({ table, phase: 'ready', reason: '' }),
      (error: unknown) => left || setState({ table: OWN(), phase: 'failed', reason: sentenceOf(error, NOT_READ) }),
    );
    return () => {
      left = true;
    };
  }, [round]);

  const tryAgain = useCallback(() => {
    setState((before) => ({ ...before, phase: 'loading' }));
    setRound((before) => before + 1);
  }, []);
  return { ...state, tryAgain };
}
