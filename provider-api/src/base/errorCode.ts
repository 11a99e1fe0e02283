/** What errors of Node, of the database and of libraries have in common. */
export interface CodedError extends Error {
  code?: string;
}

/** The code of an error, such as 'ENOENT' or '23505'; undefined without one. */
export const codeOf = (error: unknown): string | undefined => (error as CodedError | undefined)?.code;

/** An error, what caused it, what caused that, and so on. */
export function* causesOf<E extends CodedError = CodedError>(error: unknown): Generator<E> {
  for (let cause = error as E | undefined; cause; cause = cause.cause as E | undefined) yield cause;
}
