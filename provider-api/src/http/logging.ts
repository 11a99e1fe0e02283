interface LoggedError {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/**
 * An error as the log shows it: what failed and where, without the parameters of a query, which include e-mail addresses and
 * hashes of passwords and tokens.
 */
export function describeError(error: Error & { code?: unknown; cause?: unknown }): LoggedError {
  const message = withoutValues(error.message);
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(error.code !== undefined && { code: error.code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** The same for a terminal: the stack of an error and of what caused it. */
export function textOfError(error: Error): string {
  const { stack } = describeError(error);
  return error.cause instanceof Error ? `${stack}\nCaused by: ${textOfError(error.cause)}` : stack;
}

/** The database layer appends the values to the query. */
const withoutValues = (message: string) => message.replace(/^(Failed query: [\s\S]*?)\nparams: [\s\S]*$/, '$1');
