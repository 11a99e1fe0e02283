/** Replaces, at build time, the federation runtime's logger (docs/decisions/lean-host.md) with the console. */
export const logger = console;
export const warn = (...words) => console.warn(...words);

export function error(problem, descriptions, args, message) {
  if (problem instanceof Error) throw problem;
  throw new Error(descriptions ? `${problem} ${JSON.stringify(args ?? {})} ${message ?? ''}`.trim() : problem);
}

export function assert(condition, problem, descriptions, args) {
  if (!condition) error(problem, descriptions, args);
}
