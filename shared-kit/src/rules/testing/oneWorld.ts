import vm from 'node:vm';

/** Stands for the context that the tests run in already. */
export const HERE = vm.createContext({});

const compile = vm.compileFunction;
type Compiled = ReturnType<typeof vm.compileFunction>;

/** What is compiled already, by file: the next test file runs the same functions anew, and Node knows by then which are hot. */
const compiled = new Map<string, { code: string; run: Compiled }>();

/** Compiles for the present context when it is named: Node does so only if no context is given. */
function compileHere(...[code, params, options]: Parameters<typeof vm.compileFunction>): Compiled {
  if (options?.parsingContext !== HERE) return compile(code, params, options);
  const { parsingContext: _, ...rest } = options;
  const file = options.filename ?? '';
  const known = compiled.get(file);
  if (known?.code === code) return known.run;
  const run = compile(code, params, rest);
  compiled.set(file, { code, run });
  return run;
}
vm.compileFunction = compileHere;

type Key = string | symbol;
const keys = () => Reflect.ownKeys(globalThis);

/**
 * Remembers the global object and the process.
 * @returns a function that restores them: it removes what was added and puts back what was replaced
 */
export function rememberGlobals(): () => void {
  const before = new Map<Key, PropertyDescriptor | undefined>(
    keys().map((key) => [key, Reflect.getOwnPropertyDescriptor(globalThis, key)]),
  );
  const prototype = Object.getPrototypeOf(globalThis) as object;
  const { env, exit } = process;
  const variables = { ...env };
  return () => {
    // Jest wraps `exit` for each file.
    Object.assign(process, { exit });
    Object.setPrototypeOf(globalThis, prototype);
    for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
    Object.assign(env, variables);
    for (const key of keys()) if (!before.has(key)) Reflect.deleteProperty(globalThis, key);
    for (const [key, descriptor] of before) {
      const now = Reflect.getOwnPropertyDescriptor(globalThis, key);
      if (descriptor?.configurable && (now?.value !== descriptor.value || now?.get !== descriptor.get)) {
        Reflect.defineProperty(globalThis, key, descriptor);
      }
    }
  };
}
