import { getIn, type FormikContextType } from 'formik';
import { createContext, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Values } from '../rules/models/field';
import { useAfterPress } from '../ui/useAfterPress';
import { createStore, flushBeforeOtherEvents, type State, type Store } from './formStore';

const StoreContext = createContext<Store | null>(null);

function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('A field is used outside a form.');
  return store;
}

interface ProviderProps<V> {
  formik: FormikContextType<V>;
  /** Formik may receive what is typed only when typing pauses: nothing around the fields needs every keystroke at once. */
  mayDefer?: boolean;
  children: ReactNode;
}

/**
 * Gives fields the state of Formik's form. Formik's own context renders every field on every keystroke; here each field reads its
 * part, and renders when that part changes.
 */
export function FormStateProvider<V>({ formik, mayDefer = false, children }: ProviderProps<V>) {
  const state = formik as FormikContextType<unknown> as State;
  const afterPress = useAfterPress();
  const [store] = useState(() => createStore(state, afterPress));
  // During render, so that a field that renders for another reason reads the same state as the form around it.
  store.sync(state, { mayDefer });
  useLayoutEffect(() => {
    store.sync(state, { mayDefer });
    store.notify();
  }, [store, state, mayDefer]);
  useLayoutEffect(flushBeforeOtherEvents, []);
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

/**
 * A part of the state of the surrounding form; renders again when it changes.
 * @param select returns a part of the state itself, or a primitive: a new object would never be equal
 */
export function useFormState<Part, V = Values>(select: (state: FormikContextType<V>) => Part): Part {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get() as FormikContextType<unknown> as FormikContextType<V>));
}

/** The value at a dotted name of the surrounding form. */
export const useFormValue = <T,>(name: string): T => useFormState(({ values }) => getIn(values, name) as T);

const PAUSE = 150;

/** The values of the surrounding form as of the last pause in typing, for what is too expensive to render on every keystroke. */
export function useValuesOnPause<V = Values>(): V {
  const store = useStore();
  const [resting, setResting] = useState(() => store.get().values);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastValues = store.get().values;
    const unsubscribe = store.subscribe(() => {
      const { values } = store.get();
      if (values === lastValues) return;
      lastValues = values;
      clearTimeout(timer);
      timer = setTimeout(() => setResting(values), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return resting as V;
}

/** The functions that change the surrounding form. The object is always the same, and reading it never causes a render. */
export function useFormActions() {
  const store = useStore();
  return useMemo(
    () => ({
      /** The values at this moment, for one-off use. */
      getValues: () => store.get().values,
      /** The value at a dotted name that the form began with, or that was saved last. */
      getInitialValue: (name: string): unknown => getIn(store.get().initialValues, name),
      setValue: (name: string, value: unknown) => store.set(name, value),
      /** Like `setValue`, for one keystroke of many: the form around the fields follows when typing pauses. */
      typeValue: (name: string, value: unknown) => store.type(name, value),
      touch: store.touch,
      /** Changes several values at once. */
      change: store.change,
    }),
    [store],
  );
}
