import type { ReactNode } from 'react';
import type { FieldKind, Values } from '../fields/fieldKind';
import type { Fields, StoredValue, StoredValues } from '../rules/models/field';

/* How the compiler checks a form against its model. Nothing here exists at run time. */

/** A model, or the fields of one. */
export interface WithFields {
  fields: Fields;
}

/** A section as a form defines it: its heading and its fields. */
export interface SectionOf {
  title: string;
  fields: Record<string, FieldKind>;
  note?: ReactNode;
  shows?: (values: Values) => boolean;
}

/** The two flags are in 'Preview + Publish', which every form gets. */
type Flags = 'published' | 'archived';
type Given<F extends Fields> = { [P in keyof F]: F[P] extends { given: true } ? P : never }[keyof F];
type Asked<M extends WithFields> = Exclude<keyof StoredValues<M['fields']> & string, Flags | Given<M['fields']>>;

type Parts<F> = F extends { kind: 'group'; parts: infer P extends Fields } ? P : never;
type PartOf<F> = keyof StoredValues<Parts<F>> & string;

/** The value that the model stores at a field, or at a part of a group: `details.content`. */
type ValueAt<F extends Fields, P> = P extends `${infer G}.${infer K}`
  ? StoredValue<Parts<F[G]>[K]>
  : P extends keyof F
    ? StoredValue<F[P]>
    : never;
type IsField<F extends Fields, P> = P extends `${infer G}.${infer K}`
  ? K extends PartOf<F[G]>
    ? true
    : false
  : P extends keyof F
    ? true
    : false;

type Written<K> = K extends FieldKind<infer W, string> ? W : never;
type Owned<K> = K extends FieldKind<unknown, infer O> ? O : never;

/** The fields of the model that a form's field writes. */
type Covers<P, K> = [Owned<K>] extends [never] ? P : Owned<K>;
type CoveredBy<S extends readonly SectionOf[]> = {
  [I in keyof S]: { [P in keyof S[I]['fields']]: Covers<P, S[I]['fields'][P]> }[keyof S[I]['fields']];
}[number];

type MissingParts<F, Name extends string, Covered> = Exclude<`${Name}.${PartOf<F>}`, Covered>;
/** What the model stores but no section shows. */
export type Missing<M extends WithFields, S extends readonly SectionOf[]> = {
  [P in Asked<M>]: P extends CoveredBy<S>
    ? never
    : [Extract<CoveredBy<S>, `${P}.${string}`>] extends [never]
      ? P
      : MissingParts<M['fields'][P], P, CoveredBy<S>>;
}[Asked<M>];

type Checked<M extends WithFields, P, K> = [Owned<K>] extends [never]
  ? IsField<M['fields'], P> extends true
    ? [Written<K>] extends [ValueAt<M['fields'], P> | null]
      ? K
      : FieldKind<ValueAt<M['fields'], P>>
    : `The model has no field '${P & string}'`
  : [Owned<K>] extends [keyof M['fields']]
    ? K
    : `The model lacks a field of '${P & string}'`;

type Names<S extends readonly SectionOf[]> = { [I in keyof S]: keyof S[I]['fields'] }[number];
type Twice<S extends readonly SectionOf[]> = S extends readonly [
  infer H extends SectionOf,
  ...infer R extends readonly SectionOf[],
]
  ? Extract<keyof H['fields'], Names<R>> | Twice<R>
  : never;

/** The sections unchanged where they fit the model; otherwise a type whose text tells the compiler's message what is wrong. */
export type CheckedSections<M extends WithFields, S extends readonly SectionOf[]> = [Missing<M, S>] extends [never]
  ? [Twice<S>] extends [never]
    ? { [I in keyof S]: Omit<S[I], 'fields'> & { fields: { [P in keyof S[I]['fields']]: Checked<M, P, S[I]['fields'][P]> } } }
    : `Stands in two sections: ${Twice<S> & string}`
  : `No section has the field: ${Missing<M, S> & string}`;
