/** Values by field name in camel case: of a request, a stored item or a form. */
export type Values = Record<string, unknown>;

/**
 * Validates one value beyond its kind.
 * @param siblings the other fields of its group, or of the item
 * @param item the whole item
 * @returns an error message, or nothing
 */
export type Check = (value: unknown, siblings: Values, item: Values) => string | undefined;

/** The kinds of value. How the database, the wire and the rules treat a field follows from its kind. */
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
  /** The message for a missing value; absent if the field is optional. */
  required?: string | undefined;
  checks: readonly Check[];
  /** Whether the stored value may be null. */
  nullable: boolean;
  /** The value to store if none was sent. */
  initial?: unknown;
  /** Stored by separate code (the flags, the window) and not by `settleFields`. */
  storedSeparately: boolean;
  /** What its id refers to in the library, if that is not a picture. */
  refersTo?: 'document';
  /** Brings a valid value into its stored form. A method, so that each field can take its own type of value. */
  settle?(value: unknown, siblings: Values): unknown;
}

/** One field of a content type: `Stored` is its value in the store and on the wire, `InForm` that in a form. */
export type Field<S extends Shape = Shape, Stored = unknown, InForm = Stored, SentOnly extends boolean = boolean> = S &
  Traits & {
    /** Sent with a request but not stored, such as the text of 'Other' that belongs to a preset. */
    sentOnly: SentOnly;
    /** For the compiler only; it does not exist at run time. */
    readonly types?: { stored: Stored; inForm: InForm };
  };

export type AnyField = Shape & Traits & { sentOnly: boolean };
export type Fields = Readonly<Record<string, AnyField>>;

/** A field's value in the store and on the wire. */
export type StoredValue<F> = F extends { readonly types?: { stored: infer V } } ? V : never;
/** A field's value in a form. */
export type FormValue<F> = F extends { readonly types?: { inForm: infer V } } ? V : never;

/** The keys of the fields that are stored. */
export type StoredKey<F> = { [K in keyof F]: F[K] extends { sentOnly: true } ? never : K }[keyof F];
/** The stored values of some fields. */
export type StoredValues<F> = { -readonly [K in StoredKey<F>]: StoredValue<F[K]> };
/** The form values of some fields. */
export type FormValues<F> = { -readonly [K in keyof F]: FormValue<F[K]> };
