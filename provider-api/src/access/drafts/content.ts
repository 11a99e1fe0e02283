import { DRAFT_MAX } from 'shared-kit/rules/limits';
import { badRequest, invalid } from '../../http/errors';
import { oversizedJsonFault } from '../../http/bodyBounds';

/** Names of what must never be in a draft, in any spelling. */
const SECRET = /password|secret|bearer|^token$/i;

/**
 * Checks the JSON of a draft. The server does not know the form, so it only checks what applies to every draft.
 * @throws 400 when it is not an object, 422 when it is too long or holds a secret
 */
export function checkContent(content: string): void {
  if (content.length > DRAFT_MAX) throw invalid({ content: 'This is too long to be saved.' });
  const fault = oversizedJsonFault(content);
  if (fault) throw fault;
  const value = parseContent(content);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest('A draft is a JSON object.');
  if (holdsSecret(value)) throw invalid({ content: 'A draft must not contain a password or a token.' });
}

/** @returns null when the text is not valid JSON */
function parseContent(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

const holdsSecret = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, part]) => (!Array.isArray(value) && SECRET.test(key)) || holdsSecret(part));
