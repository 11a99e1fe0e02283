import vm from 'node:vm';
import { disableAsyncStorages } from './asyncStorages';

/** A token that stands for the context in which the tests already run. */
export const CURRENT_CONTEXT = vm.createContext({});

const compile = vm.compileFunction;
type Compiled = ReturnType<typeof vm.compileFunction>;

/** Compiled functions by file: the next test file runs the same functions, which Node has already optimised. */
const cache = new Map<string, { code: string; run: Compiled }>();

/** Compiles for the current context if `CURRENT_CONTEXT` is passed; Node itself does so only if no context is passed. */
function compileInContext(...[code, params, options]: Parameters<typeof vm.compileFunction>): Compiled {
  if (options?.parsingContext !== CURRENT_CONTEXT) return compile(code, params, options);
  const { parsingContext: _, ...rest } = options;
  const file = options.filename ?? '';
  const cached = cache.get(file);
  if (cached?.code === code) return cached.run;
  const run = compile(code, params, rest);
  cache.set(file, { code, run });
  return run;
}
vm.compileFunction = compileInContext;

/** Creates another instance of an object's class. */
const recreate = (instance: object | null, ...args: unknown[]): object =>
  Reflect.construct((instance as object).constructor as new () => object, args);

interface Environment {
  moduleMocker: object | null;
  fakeTimersModern: object | null;
}

/**
 * Gives a Jest environment the current global object instead of a sandbox's.
 * @param projectConfig the project's settings, which fake timers read
 */
export function shareGlobal(environment: Environment, projectConfig: object): void {
  Object.assign(environment, {
    global: globalThis,
    moduleMocker: recreate(environment.moduleMocker, globalThis),
    fakeTimersModern: recreate(environment.fakeTimersModern, { config: projectConfig, global: globalThis }),
  });
}

/**
 * Remembers the own properties of an object.
 * @returns a function that removes what was added since, and puts back what was replaced
 */
function remember(owner: object): () => void {
  const keys = () => Reflect.ownKeys(owner);
  const before = new Map(keys().map((key) => [key, Reflect.getOwnPropertyDescriptor(owner, key)]));
  return () => {
    for (const key of keys()) if (!before.has(key)) Reflect.deleteProperty(owner, key);
    for (const [key, descriptor] of before) {
      const current = Reflect.getOwnPropertyDescriptor(owner, key);
      if (descriptor?.configurable && (current?.value !== descriptor.value || current?.get !== descriptor.get)) {
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
 * @returns a function that restores them: it removes what was added, puts back what was replaced, and disables async storages
 */
export function rememberGlobals(): () => void {
  const owners = [...LANGUAGE, ...CLASSES, ...CLASSES.map(({ prototype }) => prototype as object), globalThis];
  const putBack = owners.map(remember);
  const prototype = Object.getPrototypeOf(globalThis) as object;
  const { env, exit, getBuiltinModule } = process;
  const variables = { ...env };
  return () => {
    // Jest replaces these for each file, and each replacement would keep its file's page in memory.
    Object.assign(process, { exit, getBuiltinModule });
    Object.setPrototypeOf(globalThis, prototype);
    for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
    Object.assign(env, variables);
    for (const restore of putBack) restore();
    disableAsyncStorages();
  };
}
