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
/** The fields that a form does not ask for, since their value comes from elsewhere. */
type GivenName<F extends Fields> = { [P in keyof F]: F[P] extends { withoutInput: true } ? P : never }[keyof F];
/** The fields that a form must have. */
type RequiredName<M extends WithFields> = Exclude<keyof StoredValues<M['fields']> & string, Flags | GivenName<M['fields']>>;

type PartsOf<F> = F extends { kind: 'group'; parts: infer P extends Fields } ? P : never;
type PartName<F> = keyof StoredValues<PartsOf<F>> & string;

/** The value that the model stores at a field, or at a part of a group: `details.content`. */
type ValueAt<F extends Fields, P> = P extends `${infer G}.${infer K}`
  ? StoredValue<PartsOf<F[G]>[K]>
  : P extends keyof F
    ? StoredValue<F[P]>
    : never;
type IsField<F extends Fields, P> = P extends `${infer G}.${infer K}`
  ? K extends PartName<F[G]>
    ? true
    : false
  : P extends keyof F
    ? true
    : false;

type WrittenValue<K> = K extends FieldKind<infer W, string> ? W : never;
type OwnedNames<K> = K extends FieldKind<unknown, infer O> ? O : never;

/** The fields of the model that a form's field writes. */
type CoveredFields<P, K> = [OwnedNames<K>] extends [never] ? P : OwnedNames<K>;
type CoveredNames<S extends readonly SectionOf[]> = {
  [I in keyof S]: { [P in keyof S[I]['fields']]: CoveredFields<P, S[I]['fields'][P]> }[keyof S[I]['fields']];
}[number];

type MissingParts<F, Name extends string, Covered> = Exclude<`${Name}.${PartName<F>}`, Covered>;
/** What the model stores but no section shows. */
export type Missing<M extends WithFields, S extends readonly SectionOf[]> = {
  [P in RequiredName<M>]: P extends CoveredNames<S>
    ? never
    : [Extract<CoveredNames<S>, `${P}.${string}`>] extends [never]
      ? P
      : MissingParts<M['fields'][P], P, CoveredNames<S>>;
}[RequiredName<M>];

type CheckedField<M extends WithFields, P, K> = [OwnedNames<K>] extends [never]
  ? IsField<M['fields'], P> extends true
    ? [WrittenValue<K>] extends [ValueAt<M['fields'], P> | null]
      ? K
      : FieldKind<ValueAt<M['fields'], P>>
    : `The model has no field '${P & string}'`
  : [OwnedNames<K>] extends [keyof M['fields']]
    ? K
    : `The model lacks a field of '${P & string}'`;

type Names<S extends readonly SectionOf[]> = { [I in keyof S]: keyof S[I]['fields'] }[number];
type Duplicates<S extends readonly SectionOf[]> = S extends readonly [
  infer H extends SectionOf,
  ...infer R extends readonly SectionOf[],
]
  ? Extract<keyof H['fields'], Names<R>> | Duplicates<R>
  : never;

/** The sections unchanged if they fit the model; otherwise a string type, which appears in the compiler's message. */
export type CheckedSections<M extends WithFields, S extends readonly SectionOf[]> = [Missing<M, S>] extends [never]
  ? [Duplicates<S>] extends [never]
    ? {
        [I in keyof S]: Omit<S[I], 'fields'> & { fields: { [P in keyof S[I]['fields']]: CheckedField<M, P, S[I]['fields'][P]> } };
      }
    : `Is in two sections: ${Duplicates<S> & string}`
  : `No section has the field: ${Missing<M, S> & string}`;
