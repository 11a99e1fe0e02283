import { setIn, type FormikContextType } from 'formik';
import { flushSync } from 'react-dom';
import type { Values } from '../rules/models/field';
import type { AfterPress } from '../ui/useAfterPress';

export type State = FormikContextType<Values>;

export interface Store {
  get: () => State;
  /** Takes over what Formik holds. `mayDefer` says whether Formik may get the next keystrokes later. */
  sync: (state: State, options: { mayDefer: boolean }) => void;
  notify: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Changes one value, which Formik gets at once. */
  set: (name: string, value: unknown) => void;
  /** Changes one value by one keystroke of many: Formik may get it when typing pauses. */
  type: (name: string, value: unknown) => void;
  /** Changes several values at once. */
  change: (update: (values: Values) => Values) => void;
  /** A field was left: its error is shown from now on, once the mouse press that left it has ended. */
  touch: (name: string) => void;
}

/** In milliseconds: longer than the time between two keystrokes of somebody who is typing. */
const PAUSE = 120;

interface DeferredForm {
  formikValues: () => Values;
  /** Including what Formik does not have yet. */
  values: () => Values;
  flush: () => void;
}

/** The forms on the page that hold more than Formik does. */
const deferredForms = new Set<DeferredForm>();

/** @returns values that Formik gave, with what was typed since and Formik does not have yet */
export function withTyping<V extends Values>(values: V): V {
  const form = [...deferredForms].find(({ formikValues }) => formikValues() === values);
  return form ? (form.values() as V) : values;
}

/**
 * The state of Formik's form as fields read it. Each value that Formik stores renders the whole form, so Formik gets what is
 * typed only when typing pauses or something else happens; the fields have it at once.
 */
export function createStore(initial: State, afterPress: AfterPress): Store {
  let current = initial;
  let formikValues = initial.values;
  let mayDefer = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What Formik does not have yet, by name. */
  const typed = new Map<string, unknown>();
  const listeners = new Set<() => void>();

  const withTyped = (values: Values) =>
    [...typed].reduce<Values>((all, [name, value]) => setIn(all, name, value) as Values, values);
  const notify = () => listeners.forEach((listener) => listener());
  // Before Formik renders: an editor that got its own text back a moment late would restore the older one.
  const show = (values: Values) => {
    current = { ...current, values };
    notify();
  };
  const showTyped = (name: string, value: unknown) => {
    typed.set(name, value);
    show(setIn(current.values, name, value) as Values);
    clearTimeout(timer);
  };
  const deferred: DeferredForm = {
    formikValues: () => formikValues,
    values: () => current.values,
    flush: () => flushSync(handOver),
  };
  const forgetTyped = () => {
    clearTimeout(timer);
    deferredForms.delete(deferred);
    typed.clear();
  };
  const handOver = () => {
    const changes = [...typed];
    forgetTyped();
    // One by one: setting all values would overwrite what code has set since Formik rendered.
    for (const [name, value] of changes) void current.setFieldValue(name, value);
  };
  return {
    get: () => current,
    sync: (state, options) => {
      mayDefer = options.mayDefer;
      formikValues = state.values;
      // Filled from another item: what was typed over the previous one does not belong to it.
      if (state.initialValues !== current.initialValues) forgetTyped();
      current = typed.size ? { ...state, values: withTyped(state.values) } : state;
    },
    notify,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (name, value) => {
      showTyped(name, value);
      handOver();
    },
    type: (name, value) => {
      showTyped(name, value);
      if (!mayDefer) return handOver();
      deferredForms.add(deferred);
      timer = setTimeout(handOver, PAUSE);
    },
    change: (update) => {
      const values = update(current.values);
      for (const name of Object.keys({ ...current.values, ...values }))
        if (values[name] !== current.values[name]) typed.set(name, values[name]);
      show(values);
      handOver();
    },
    touch: (name) => {
      const wasDirty = current.values !== current.initialValues;
      const { submitCount } = current;
      afterPress(() => {
        const isReset = wasDirty && current.values === current.initialValues;
        // A form that was reset has no errors, and Save shows them all, including those of the server.
        if (isReset || current.submitCount !== submitCount) return;
        void current.setFieldTouched(name, true);
      });
    },
  };
}

/**
 * Characters and corrections, but not Enter, Tab or shortcuts. Chrome sends a key press without a key when one of its own
 * suggestions is chosen.
 */
const isTypingKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) && /^(.|Backspace|Delete)$/.test(key);

/**
 * From now on, Formik gets what is typed before any event other than typing reaches the page. @returns a function to stop this
 */
export function flushBeforeOtherEvents(): () => void {
  const flush = () => deferredForms.forEach((form) => form.flush());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTypingKey(event)) flush();
  };
  const otherEvents = ['focusout', 'pointerdown', 'click', 'submit'] as const;
  window.addEventListener('keydown', onKeyDown, true);
  for (const event of otherEvents) window.addEventListener(event, flush, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    for (const event of otherEvents) window.removeEventListener(event, flush, true);
  };
}
