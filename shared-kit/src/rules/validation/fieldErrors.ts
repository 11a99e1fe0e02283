import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import { NOT_DATE, NOT_GROUP, NOT_INSTANT, NOT_TYPED_DATE, NOT_TYPED_MOMENT } from './messages';

/** Context that the rules may use besides the values. */
export interface RuleContext {
  /** The item exists already: blank passwords are left as they are. */
  editing?: boolean;
}

const dotted = (path: string) => path.replace(/\[(\d+)\]/g, '.$1').replace(/\["([^"]*)"\]/g, '.$1');

/**
 * The errors of some values by dotted camel-case path (`cta.linkUrl`, `images.0.alt`), the first message of each field; an empty
 * object when all is well. Values of the wrong kind get a message too; no value makes it throw. If the values are not an object
 * at all, the message is under the empty path.
 * @param context facts that the values do not carry
 */
export function fieldErrors(schema: ObjectSchema<AnyObject>, values: unknown, context: RuleContext = {}): Record<string, string> {
  if (Array.isArray(values) || (typeof values !== 'object' && values !== undefined)) return { '': NOT_GROUP };
  try {
    schema.validateSync(values ?? {}, { abortEarly: false, strict: true, context });
    return {};
  } catch (fault) {
    if (!ValidationError.isError(fault)) throw fault;
    const errors: Record<string, string> = {};
    for (const { path, message } of fault.inner.length > 0 ? fault.inner : [fault]) errors[dotted(path ?? '')] ??= message;
    return errors;
  }
}

/** The wire's formats mean nothing to people: a form asks for dates as they are typed. */
const IN_A_FORM: Record<string, string> = { [NOT_INSTANT]: NOT_TYPED_MOMENT, [NOT_DATE]: NOT_TYPED_DATE };

/** `fieldErrors` in the words of a form. */
export const formErrors = (...given: Parameters<typeof fieldErrors>): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldErrors(...given)).map(([name, message]) => [name, IN_A_FORM[message] ?? message]));
