import { getIn, setIn, type FormikContextType } from 'formik';
import { createContext, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Values } from '../rules/models/field';

type State = FormikContextType<Values>;

interface Store {
  get: () => State;
  put: (state: State) => void;
  tell: () => void;
  subscribe: (listener: () => void) => () => void;
}

function createStore(first: State): Store {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    put: (state) => {
      now = state;
    },
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const StoreContext = createContext<Store | null>(null);

function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('A field is used outside a form.');
  return store;
}

/**
 * Gives fields the state of Formik's form. Formik's own context renders every field with every key; here each reads its part, and
 * renders when that part changes.
 */
export function FormStateProvider<V>({ formik, children }: { formik: FormikContextType<V>; children: ReactNode }) {
  const state = formik as FormikContextType<unknown> as State;
  const [store] = useState(() => createStore(state));
  // At once, so that a field that renders for another reason reads the same state as the form around it.
  store.put(state);
  useLayoutEffect(() => {
    store.put(state);
    store.tell();
  }, [store, state]);
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
  return useMemo(() => {
    // Stored before Formik renders: an editor that got its own text back a moment late would restore the older one.
    const tell = (values: Values) => {
      store.put({ ...store.get(), values });
      store.tell();
    };
    return {
      /** The values at this moment, for what is done with them once. */
      getValues: () => store.get().values,
      setValue: (name: string, value: unknown) => {
        tell(setIn(store.get().values, name, value) as Values);
        void store.get().setFieldValue(name, value);
      },
      touch: (name: string) => void store.get().setFieldTouched(name, true),
      /** Changes several values at once. */
      change: (update: (values: Values) => Values) => {
        const values = update(store.get().values);
        tell(values);
        void store.get().setValues(values);
      },
    };
  }, [store]);
}
