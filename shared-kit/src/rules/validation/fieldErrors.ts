import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import { NOT_GROUP } from './messages';

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
