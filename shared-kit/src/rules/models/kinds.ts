import type { PdfRef } from '../entities';
import { isAddress, isSlug } from '../links';
import { ADDRESS_MAX, NAME_MAX, SCRIPT_MAX, TEXT_MAX } from '../limits';
import { NOT_ADDRESS, NOT_CHOICE, NOT_SLUG, REQUIRED } from '../validation/messages';
import { isFilled } from '../validation/text';
import type { AnyField, Check, Field, Fields, FormValues, Shape, StoredValues, Traits } from './field';

interface Options {
  /** True for 'Required!', or another message. */
  required?: boolean | string;
  checks?: readonly Check[];
  /** Whether the stored value may be null. By default it may, unless it is required or has an initial value. */
  nullable?: boolean;
  initial?: unknown;
  settle?: Traits['settle'];
}

/** A value that is required, or has an initial value, is never null. */
type Nullable<O, V> = O extends { nullable: true }
  ? V | null
  : O extends { nullable: false } | { required: true | string } | { initial: V }
    ? V
    : V | null;

/** Completes a field with the defaults for what it leaves out. */
export function field<S extends Shape, V, F = V>(shape: S, options: Options = {}): Field<S, V, F, false> {
  const { required, checks = [], initial, nullable = !required && initial === undefined, settle } = options;
  const message = required === true ? REQUIRED : required || undefined;
  const traits: Traits = { checks, nullable, initial, required: message, storedSeparately: false, ...(settle && { settle }) };
  return Object.assign({ sentOnly: false as const }, shape, traits);
}

/** The same field, sent with a request but not stored. */
export const sentOnly = <S extends Shape, V, F>(inner: Field<S, V, F>): Field<S, V, F, true> => ({ ...inner, sentOnly: true });

/** The same field, stored by separate code. */
export const storedSeparately = <F extends AnyField>(inner: F): F => ({ ...inner, storedSeparately: true });

/**
 * The same field without a form input: its value comes from the address, such as the type of a tiled promo, or from the server.
 */
export const withoutInput = <F extends AnyField>(inner: F): F & { withoutInput: true } => ({ ...inner, withoutInput: true });

const trimmed = (value: string | null) => value?.trim() ?? value;

const textField =
  (max: number, baseChecks: readonly Check[] = [], settle?: Traits['settle']) =>
  <const O extends Options = object>(options?: O & Options) =>
    field<{ kind: 'text'; max: number }, Nullable<O, string>, string>(
      { kind: 'text', max },
      { ...(settle && { settle }), ...options, checks: [...baseChecks, ...(options?.checks ?? [])] },
    );

/** Passes if the value is empty or valid. */
const validIfFilled =
  (isValid: (value: string) => boolean, message: string): Check =>
  (value) =>
    isFilled(value) && !isValid(value.trim()) ? message : undefined;

/** A name or a title. */
export const name = /* @__PURE__ */ textField(NAME_MAX);
/** A short text. */
export const text = /* @__PURE__ */ textField(TEXT_MAX);
/** The id of another item. */
export const reference = text;
/** A pasted script, stored unchanged. */
export const script = /* @__PURE__ */ textField(SCRIPT_MAX);
/** The last part of an address that staff choose (decision OP-137). */
export const slug = /* @__PURE__ */ textField(NAME_MAX, [validIfFilled(isSlug, NOT_SLUG)], trimmed);

/** An address that guests can click (decision OP-137). */
export const address = <const O extends Options & { message?: string; accepts?: (value: string) => boolean } = object>(
  options?: O & Options,
) => {
  const { message = NOT_ADDRESS, accepts = isAddress, ...rest } = { ...options };
  return textField(ADDRESS_MAX, [validIfFilled(accepts, message)], trimmed)<O>(rest as O);
};

/** Rich text, cleaned by the server (OP-123). */
export const richText = <const O extends Options = object>(options?: O & Options) =>
  field<{ kind: 'richText' }, Nullable<O, string>, string>({ kind: 'richText' }, options);

/** True or false; `initial` if nothing was sent. */
export const flag = ({ initial = false } = {}) => field<{ kind: 'flag' }, boolean>({ kind: 'flag' }, { initial });

interface Range extends Options {
  from?: number;
  to?: number;
}

/** A whole number in a range, both ends included. */
export const whole = <const O extends Range = object>(options?: O & Range) => {
  const { from, to, ...rest } = { ...options } as Range;
  return field<{ kind: 'whole'; from?: number | undefined; to?: number | undefined }, Nullable<O, number>>(
    { kind: 'whole', from, to },
    rest,
  );
};

/** A number in a range, both ends included. */
export const number = <const O extends Range = object>(options?: O & Range) => {
  const { from, to, ...rest } = { ...options } as Range;
  return field<{ kind: 'number'; from?: number | undefined; to?: number | undefined }, Nullable<O, number>>(
    { kind: 'number', from, to },
    rest,
  );
};

/** A moment, ISO 8601 in UTC. */
export const instant = <const O extends Options>(options: O & Options) =>
  field<{ kind: 'instant' }, Nullable<O, string>, string>({ kind: 'instant' }, options);

/** A date without a time, `YYYY-MM-DD`. */
export const date = <const O extends Options>(options: O & Options) =>
  field<{ kind: 'date' }, Nullable<O, string>, string>({ kind: 'date' }, options);

/** One of the given values. */
export const choice = <const V extends string, const O extends Options = object>(values: readonly V[], options?: O & Options) =>
  field<{ kind: 'choice'; values: readonly V[] }, Nullable<O, V>>({ kind: 'choice', values }, options);

/** Fields in a nested object; parts that were not sent get their initial values. */
export const group = <const P extends Fields>(parts: P, settle?: Traits['settle']) =>
  field<{ kind: 'group'; parts: P }, StoredValues<P>, FormValues<P>>(
    { kind: 'group', parts },
    { nullable: false, ...(settle && { settle }) },
  );

/** A group that is either complete or null. `V` is its value in responses, which may have more keys. */
export const optionalGroup = <V, const P extends Fields = Fields>(parts: P, settle?: Traits['settle']) =>
  field<{ kind: 'group'; parts: P }, V | null>({ kind: 'group', parts }, { nullable: true, ...(settle && { settle }) });

/** Any number of entries of one kind; empty if nothing was sent. */
export const listOf = <V, const F extends AnyField = AnyField>(entry: F, options?: Pick<Options, 'checks' | 'settle'>) =>
  field<{ kind: 'list'; entry: F }, V[]>({ kind: 'list', entry }, { ...options, initial: [] });

/** Some of the given values, without duplicates and in the order of `values`. */
export const choices = <const V extends string>(values: readonly V[], checks: readonly Check[] = []) =>
  listOf<V>(choice(values, { required: NOT_CHOICE }), {
    checks,
    settle: (chosen: readonly string[]) => values.filter((value) => chosen.includes(value)),
  });

const ofDocument = <F extends AnyField>(inner: F): F => ({ ...inner, refersTo: 'document' });

/** The id of a document of the library. */
export const documentId = () => ofDocument(text());

/** A document of the library by its id; in a form, the asset itself. */
export const document = () =>
  ofDocument(
    field<{ kind: 'document' }, string | null, PdfRef | null>(
      { kind: 'document' },
      { settle: (id: string | null) => id || null },
    ),
  );
