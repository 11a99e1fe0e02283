import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { ValueError } from '@sinclair/typebox/errors';
import { Value } from '@sinclair/typebox/value';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { quoted } from '../base/shorten';
import { badRequest, notFound, type HttpError } from './errors';

/**
 * Checks requests against the schemas of their route. Parameters are text: `page=2` and `archived=true` are
 * converted. Bodies are checked as they are.
 */
export const compileSchema: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const typed = schema as TSchema;
  // Compiled by the first request: a server has hundreds of routes, and most are rarely called.
  let compiled: ReturnType<typeof TypeCompiler.Compile> | undefined;
  const isPlainText = httpPart === 'body' || !needsConversion(typed);
  return (received: unknown) => {
    if (httpPart === 'params' && hasNulCharacter(received)) return { error: notFound('There is nothing at this address.') };
    const value = isPlainText ? received : Value.Default(typed, convertTexts(typed, received as TextValues));
    const check = (compiled ??= TypeCompiler.Compile(typed));
    if (check.Check(value)) return { value };
    const found = check.Errors(value).First();
    const fault = found && innermost(found);
    return { error: explain(httpPart ?? 'request', fault) };
  };
};

/** No stored text contains a NUL character, so no id does. */
const hasNulCharacter = (params: unknown): boolean =>
  Object.values(params as TextValues).some((text) => String(text).includes('\0'));

/**
 * The innermost error of a value with several possible types, since every field may also be null; the value's own error
 * if there is none inside.
 */
function innermost(fault: ValueError): ValueError {
  for (const errors of fault.errors) {
    const inner = errors.First();
    if (inner && inner.path.length > fault.path.length) return innermost(inner);
  }
  return fault;
}

type TextValues = Record<string, unknown>;

/** Whether parameters need converting from text, or have a default when they are left out. */
const needsConversion = ({ properties = {} }: TSchema): boolean =>
  Object.values(properties as Record<string, TSchema>).some(({ type, ...rest }) => type !== 'string' || 'default' in rest);

/** Converts parameters according to their schemas. Text that is neither an integer nor a boolean stays text and is refused. */
function convertTexts({ properties }: TSchema, received: TextValues): TextValues {
  const kinds = (properties ?? {}) as Record<string, TSchema>;
  return Object.fromEntries(Object.entries(received).map(([name, text]) => [name, convert(kinds[name]?.type, text)]));
}

function convert(type: unknown, text: unknown): unknown {
  if (type === 'integer' && typeof text === 'string' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** An error that names the parameter or field of the wrong type: a misspelt filter must never return everything. */
function explain(part: string, fault: ValueError | undefined): HttpError {
  const { schema, value, message = 'valid' } = fault ?? {};
  const path = (fault?.path ?? '').slice(1).replaceAll('/', '.');
  if (path === '') {
    const shape = schema?.type === 'array' ? 'list' : 'object';
    return badRequest(part === 'body' ? `A JSON ${shape} is expected.` : 'The request could not be read.');
  }
  const kind = part === 'body' ? 'field' : 'parameter';
  if (message === 'Unexpected property') return badRequest(`Unknown ${kind} '${quoted(path)}'.`, { [path]: `Unknown ${kind}` });
  const expected = expectedText(schema, value) ?? expectation(schema) ?? message;
  return badRequest(`The ${kind} '${quoted(path)}' must be ${expected}.`, { [path]: `Must be ${expected}` });
}

/** What is expected of a text that was sent where the schema accepts texts, but not this one; else nothing. */
function expectedText(schema: TSchema | undefined, text: unknown): string | undefined {
  if (schema?.type !== 'string' || typeof text !== 'string') return undefined;
  const { minLength = 0, maxLength = Infinity, examples } = schema;
  if (text.length < minLength || text.length > maxLength)
    return minLength > 0 ? `text of ${minLength} to ${maxLength} characters` : `text of at most ${maxLength} characters`;
  const [example] = (examples ?? []) as string[];
  return example === undefined ? undefined : `text like '${example}'`;
}

/** A description of what a schema accepts. */
function expectation(schema: TSchema | undefined): string | null {
  if (schema?.anyOf) return (schema.anyOf as TSchema[]).map(expectation).filter(Boolean).join(' or ');
  if (schema?.type === 'integer' && schema.minimum !== undefined)
    return `a whole number from ${schema.minimum} to ${schema.maximum}`;
  if (schema?.const !== undefined) return `'${String(schema.const)}'`;
  const labels: Record<string, string> = {
    string: 'text',
    boolean: 'true or false',
    number: 'a number',
    integer: 'a whole number',
    array: 'a list',
    object: 'an object',
    null: 'null',
  };
  return labels[String(schema?.format === 'integer' ? schema.format : schema?.type)] ?? null;
}
