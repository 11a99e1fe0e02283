import { setIn, type FormikContextType } from 'formik';
import { flushSync } from 'react-dom';
import type { Values } from '../rules/models/field';
import type { AfterPress } from '../ui/useAfterPress';

export type State = FormikContextType<Values>;

export interface Store {
  get: () => State;
  /** Takes over what Formik holds. `waits` says whether Formik may get the next keys later. */
  put: (state: State, waits: boolean) => void;
  tell: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Changes one value. Formik gets it at once, or, if it is one key of many, when the typing rests. */
  set: (name: string, value: unknown, isTyping?: boolean) => void;
  /** Changes several values at once. */
  change: (update: (values: Values) => Values) => void;
  /** A field was left: what is wrong in it is shown from now on, once the press that left it is over. */
  touch: (name: string) => void;
}

/** Longer than between two keys of somebody who types. */
const REST = 120;

/** The forms on the page that hold more than Formik does. */
const behind = new Set<{ settle: () => void; held: () => Values; values: () => Values }>();

/** @returns values that Formik gave, with what was typed since and waits for it */
export function withTyping<V extends Values>(values: V): V {
  const form = [...behind].find(({ held }) => held() === values);
  return form ? (form.values() as V) : values;
}

/**
 * The state of Formik's form as fields read it. Each value that Formik stores renders the whole form, so it gets what is typed only when
 * the typing rests, or something else happens; the fields have it at once.
 */
export function createStore(first: State, afterPress: AfterPress): Store {
  let now = first;
  let held = first.values;
  let mayWait = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What Formik does not have yet, by name. */
  const typed = new Map<string, unknown>();
  const listeners = new Set<() => void>();

  const withTyped = (values: Values) =>
    [...typed].reduce<Values>((all, [name, value]) => setIn(all, name, value) as Values, values);
  const tell = () => listeners.forEach((listener) => listener());
  // Before Formik renders: an editor that got its own text back a moment late would restore the older one.
  const show = (values: Values) => {
    now = { ...now, values };
    tell();
  };
  const waiting = {
    held: () => held,
    values: () => now.values,
    settle: () => flushSync(handOver),
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    behind.delete(waiting);
    typed.clear();
  };
  const handOver = () => {
    stopWaiting();
    void now.setValues(now.values);
  };
  return {
    get: () => now,
    put: (state, waits) => {
      mayWait = waits;
      held = state.values;
      // Filled from another item: what was typed over the one before is no part of it.
      if (state.initialValues !== now.initialValues) stopWaiting();
      now = typed.size ? { ...state, values: withTyped(state.values) } : state;
    },
    tell,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (name, value, isTyping = false) => {
      typed.set(name, value);
      show(setIn(now.values, name, value) as Values);
      clearTimeout(timer);
      if (!isTyping || !mayWait) return handOver();
      behind.add(waiting);
      timer = setTimeout(handOver, REST);
    },
    change: (update) => {
      show(update(now.values));
      handOver();
    },
    touch: (name) => {
      const isTyped = now.values !== now.initialValues;
      const { submitCount } = now;
      afterPress(() => {
        // The press gave up what was typed, and nothing is wrong; or it was Save, which shows everything, also what the server says.
        if ((isTyped && now.values === now.initialValues) || now.submitCount !== submitCount) return;
        void now.setFieldTouched(name, true);
      });
    },
  };
}

/** Whatever is pressed or left next sees everything that was typed: Enter, Tab and shortcuts among the keys, not letters. */
const isTypingKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) && (key.length === 1 || key === 'Backspace' || key === 'Delete');

/** While it is on, forms get what is typed before anything that is not typing reaches the page. @returns what stops it */
export function settleBeforeOthers(): () => void {
  const settle = () => behind.forEach((form) => form.settle());
  const onKey = (event: KeyboardEvent) => {
    if (!isTypingKey(event)) settle();
  };
  const others = ['focusout', 'pointerdown', 'click', 'submit'] as const;
  window.addEventListener('keydown', onKey, true);
  for (const event of others) window.addEventListener(event, settle, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    for (const event of others) window.removeEventListener(event, settle, true);
  };
}
