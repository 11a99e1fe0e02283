/** Stands in, at build time, for the federation runtime's logger (docs/decisions/lean-host.md): the console is one. */
export const logger = console;
export const warn = (...words) => console.warn(...words);

export function error(problem, descriptions, args, message) {
  if (problem instanceof Error) throw problem;
  throw new Error(descriptions ? `${problem} ${JSON.stringify(args ?? {})} ${message ?? ''}`.trim() : problem);
}

export function assert(condition, problem, descriptions, args) {
  if (!condition) error(problem, descriptions, args);
}
