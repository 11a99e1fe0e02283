import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import { NOT_DATE, NOT_GROUP, NOT_INSTANT, NOT_TYPED_DATE, NOT_TYPED_MOMENT } from './messages';

/** Facts that the rules may use besides the values. */
export interface RuleContext {
  /** The item already exists: blank passwords are left as they are. */
  editing?: boolean;
}

const dotted = (path: string) => path.replace(/\[(\d+)\]/g, '.$1').replace(/\["([^"]*)"\]/g, '.$1');

/**
 * The errors of some values by dotted camel-case path (`cta.linkUrl`, `images.0.alt`), the first message of each field; an empty
 * object when all is well. Values of the wrong kind get a message too; no value makes it throw. If the values are not an object
 * at all, the message is under the empty path.
 * @param context facts that are not in the values
 */
export function fieldErrors(schema: ObjectSchema<AnyObject>, values: unknown, context: RuleContext = {}): Record<string, string> {
  if (Array.isArray(values) || (typeof values !== 'object' && values !== undefined)) return { '': NOT_GROUP };
  try {
    schema.validateSync(values ?? {}, { abortEarly: false, strict: true, context });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) errors[dotted(path ?? '')] ??= message;
    return errors;
  }
}

/** The messages of a form, where people type dates in other formats than those of the wire. */
const FORM_MESSAGES: Record<string, string> = { [NOT_INSTANT]: NOT_TYPED_MOMENT, [NOT_DATE]: NOT_TYPED_DATE };

/** `fieldErrors` with the messages of a form. */
export const formErrors = (...args: Parameters<typeof fieldErrors>): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldErrors(...args)).map(([name, message]) => [name, FORM_MESSAGES[message] ?? message]));
