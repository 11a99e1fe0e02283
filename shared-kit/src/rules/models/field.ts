/** Values by field name, as the wire, the store and a form hold them (camel case). */
export type Values = Record<string, unknown>;

/**
 * Validates one value beyond its kind.
 * @param beside its sibling fields, in its group or in the item
 * @param item the whole item
 * @returns an error message, or nothing
 */
export type Check = (value: unknown, beside: Values, item: Values) => string | undefined;

/** The kinds of value: what the database, the wire and the rules do with a field follows from its kind. */
export type Shape =
  | { kind: 'text'; max: number }
  | { kind: 'richText' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'flag' }
  | { kind: 'whole' | 'number'; from?: number | undefined; to?: number | undefined }
  | { kind: 'instant' }
  | { kind: 'date' }
  /** The id of a document of the library. */
  | { kind: 'document' }
  | { kind: 'group'; parts: Fields }
  | { kind: 'list'; entry: AnyField };

export interface Traits {
  /** The message for a value that is missing; absent where none is needed. */
  required?: string | undefined;
  checks: readonly Check[];
  /** Whether the stored value may be null. */
  nullable: boolean;
  /** What is stored where nothing was sent. */
  initial?: unknown;
  /** Stored by separate code (the flags, the window), so `settleFields` leaves it alone. */
  handled: boolean;
  /** What its id refers to in the library, where that is not a picture. */
  refersTo?: 'document';
  /** The last shaping of a valid value before it is stored. */
  settle?: (value: never, beside: Values) => unknown;
}

/** One field of a content type: `Stored` is its value in the store and on the wire, `InForm` what a form holds. */
export type Field<S extends Shape = Shape, Stored = unknown, InForm = Stored, SentOnly extends boolean = boolean> = S &
  Traits & {
    /** Comes with a request and is not stored, such as the text of 'Other' beside its preset. */
    sentOnly: SentOnly;
    /** For the compiler only; it does not exist at run time. */
    readonly types?: { stored: Stored; inForm: InForm };
  };

export type AnyField = Shape & Traits & { sentOnly: boolean };
export type Fields = Readonly<Record<string, AnyField>>;

/** A field's value as it is stored and answered. */
export type StoredValue<F> = F extends { readonly types?: { stored: infer V } } ? V : never;
/** A field's value in a form. */
export type FormValue<F> = F extends { readonly types?: { inForm: infer V } } ? V : never;

/** The fields that are stored, beside those that only come with a request. */
export type StoredKey<F> = { [K in keyof F]: F[K] extends { sentOnly: true } ? never : K }[keyof F];
/** The stored values of some fields. */
export type StoredValues<F> = { -readonly [K in StoredKey<F>]: StoredValue<F[K]> };
/** The form values of some fields. */
export type FormValues<F> = { -readonly [K in keyof F]: FormValue<F[K]> };
