import vm from 'node:vm';

/** Stands for the context that the tests run in already. */
export const HERE = vm.createContext({});

const compile = vm.compileFunction;
type Compiled = ReturnType<typeof vm.compileFunction>;

/** What is compiled already, by file: the next test file runs the same functions again, and Node knows by then which are hot. */
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

/** Creates one of the same class for another global object. */
const remade = (made: object | null, ...args: unknown[]): object =>
  Reflect.construct((made as object).constructor as new () => object, args);

interface Environment {
  moduleMocker: object | null;
  fakeTimersModern: object | null;
}

/**
 * Gives an environment of jest the present global object in place of its sandbox's.
 * @param projectConfig the project's settings, which fake timers read
 */
export function moveHere(environment: Environment, projectConfig: object): void {
  Object.assign(environment, {
    global: globalThis,
    moduleMocker: remade(environment.moduleMocker, globalThis),
    fakeTimersModern: remade(environment.fakeTimersModern, { config: projectConfig, global: globalThis }),
  });
}

/**
 * Remembers what an object has of its own.
 * @returns a function that removes what was added since, and puts back what was replaced
 */
function remember(owner: object): () => void {
  const keys = () => Reflect.ownKeys(owner);
  const before = new Map(keys().map((key) => [key, Reflect.getOwnPropertyDescriptor(owner, key)]));
  return () => {
    for (const key of keys()) if (!before.has(key)) Reflect.deleteProperty(owner, key);
    for (const [key, descriptor] of before) {
      const now = Reflect.getOwnPropertyDescriptor(owner, key);
      if (descriptor?.configurable && (now?.value !== descriptor.value || now?.get !== descriptor.get)) {
        Reflect.defineProperty(owner, key, descriptor);
      }
    }
  };
}

/** Parts of the language with functions that tests replace, such as `Date.now` and `Math.random`; a sandbox has its own. */
const LANGUAGE = [Math, JSON, Intl, Reflect];
const CLASSES = [Object, Array, String, Number, Date, Promise, RegExp, Map, Set];

/**
 * Remembers the global object, the language and the process.
 * @returns a function that restores them: it removes what was added and puts back what was replaced
 */
export function rememberGlobals(): () => void {
  const owners = [...LANGUAGE, ...CLASSES, ...CLASSES.map(({ prototype }) => prototype as object), globalThis];
  const putBack = owners.map(remember);
  const prototype = Object.getPrototypeOf(globalThis) as object;
  const { env, exit } = process;
  const variables = { ...env };
  return () => {
    // Jest wraps `exit` for each file.
    Object.assign(process, { exit });
    Object.setPrototypeOf(globalThis, prototype);
    for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
    Object.assign(env, variables);
    for (const restore of putBack) restore();
  };
}
