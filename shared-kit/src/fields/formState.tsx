import { getIn, type FormikContextType } from 'formik';
import { createContext, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Values } from '../rules/models/field';
import { useAfterPress } from '../ui/useAfterPress';
import { createStore, settleBeforeOthers, type State, type Store } from './formStore';

const StoreContext = createContext<Store | null>(null);

function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('A field is used outside a form.');
  return store;
}

interface ProviderProps<V> {
  formik: FormikContextType<V>;
  /** Formik may get what is typed when the typing rests: nothing around the fields waits for the next key. */
  waits?: boolean;
  children: ReactNode;
}

/**
 * Gives fields the state of Formik's form. Formik's own context renders every field with every key; here each reads its part, and
 * renders when that part changes.
 */
export function FormStateProvider<V>({ formik, waits = false, children }: ProviderProps<V>) {
  const state = formik as FormikContextType<unknown> as State;
  const afterPress = useAfterPress();
  const [store] = useState(() => createStore(state, afterPress));
  // At once, so that a field that renders for another reason reads the same state as the form around it.
  store.put(state, waits);
  useLayoutEffect(() => {
    store.put(state, waits);
    store.tell();
  }, [store, state, waits]);
  useLayoutEffect(settleBeforeOthers, []);
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

/**
 * A part of the state of the surrounding form; renders again when it changes.
 * @param select gives a part of the state itself, or a plain value: a newly made object would never be equal
 */
export function useFormState<Part, V = Values>(select: (state: FormikContextType<V>) => Part): Part {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get() as FormikContextType<unknown> as FormikContextType<V>));
}

/** The value at a dotted name of the surrounding form. */
export const useFormValue = <T,>(name: string): T => useFormState(({ values }) => getIn(values, name) as T);

const REST = 150;

/** The values of the surrounding form once the typing rests, for what is too heavy to draw with every key. */
export function useRestingValues<V = Values>(): V {
  const store = useStore();
  const [resting, setResting] = useState(() => store.get().values);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = store.get().values;
    const stop = store.subscribe(() => {
      const { values } = store.get();
      if (values === seen) return;
      seen = values;
      clearTimeout(timer);
      timer = setTimeout(() => setResting(values), REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return resting as V;
}

/** What changes the surrounding form; keeps its identity and renders nothing. */
export function useFormActions() {
  const store = useStore();
  return useMemo(
    () => ({
      /** The values at this moment, for what is done with them once. */
      getValues: () => store.get().values,
      setValue: (name: string, value: unknown) => store.set(name, value),
      /** The same for one key of many: the form around the fields follows when the typing rests. */
      typeValue: (name: string, value: unknown) => store.set(name, value, true),
      touch: store.touch,
      /** Changes several values at once. */
      change: store.change,
    }),
    [store],
  );
}
