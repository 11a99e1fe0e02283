import { getIn, setIn } from 'formik';
import type { ComponentType } from 'react';
import type { Property } from '../rules/entities';
import type { Values } from '../rules/models/field';

export type { Values };

/** What a field's value is read from. */
export interface ShownProps {
  values: Values;
  name: string;
  /** Times are shown in its time zone. */
  property: Property;
}

/**
 * One field of a content type: how it looks, what a new item starts with, and how it reads and writes the wire. `name` is its
 * dotted place in the form, `title` or `details.content`. Its rules are in the model, because the server applies them too.
 * @typeParam Written what it writes under its name; `never` for a group, whose parts are covered by the test of every kind
 * @typeParam Owned the fields of the model that it writes instead of the one with its name
 */
export interface FieldKind<Written = unknown, Owned extends string = string> {
  /** For the compiler only; it does not exist at run time. */
  readonly types?: { written: Written; owned: Owned };
  /** The field's label in the save bar and in the list of errors. */
  label: string;
  /** The labels of its parts by the last segment of their key, for a field with several inputs: `{ startsOn: 'Start Date' }`. */
  parts?: Record<string, string>;
  /** The label of each of several values: 'Image' gives 'Image 2' for the second in the list of errors. */
  itemLabel?: string;
  Input: ComponentType<{ name: string }>;
  /** The read-only view of its value, if that is more than a text, a number, or yes or no. */
  Shown?: ComponentType<ShownProps>;
  /** The keys of the form it owns; an error under any of them belongs to this field. */
  keys: (name: string) => string[];
  /**
   * The names of its text inputs that are currently hidden: an invalid value there does not prevent saving and is not sent.
   * @param shown whether the field's section shows
   */
  hidden?: (values: Values, name: string, shown: boolean) => string[];
  /** Its part of the values of a new item. */
  initial: (values: Values, name: string) => Values;
  /** Reads the item into the form values. */
  read: (values: Values, item: Values, name: string) => Values;
  /** Writes the form values into the body that is sent. */
  write: (body: Values, values: Values, name: string) => Values;
}

interface SingleOptions<V, W> {
  label: string;
  Input: ComponentType<{ name: string }>;
  Shown?: ComponentType<ShownProps>;
  initial: V;
  read?: (stored: V | null | undefined) => unknown;
  write?: (typed: V) => W;
}

/** A field that owns exactly one key: `read` and `write` translate its value if the wire has another form of it. */
export function single<V, W = V>({
  label,
  Input,
  Shown,
  initial,
  read = (stored) => stored ?? initial,
  write,
}: SingleOptions<V, W>): FieldKind<W, never> {
  return {
    label,
    Input,
    ...(Shown && { Shown }),
    keys: (name) => [name],
    initial: (values, name) => setIn(values, name, initial),
    read: (values, item, name) => setIn(values, name, read(getIn(item, name))),
    write: (body, values, name) => {
      const typed = getIn(values, name) as V;
      return setIn(body, name, write ? write(typed) : typed);
    },
  };
}

/** Replaces the last segment of a dotted name: `sibling('details.cta', 'link')` is `details.link`. */
export const sibling = (name: string, other: string) => [...name.split('.').slice(0, -1), other].join('.');
