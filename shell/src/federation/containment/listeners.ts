import { callerOf, forgetLeftover, allContained, isModuleSetup, type ContainedRemote, type Leftover } from './owner';

interface ListenerRecord extends Leftover {
  target: EventTarget;
  type: string;
  listener: EventListenerOrEventListenerObject;
  isCapturing: boolean;
}

const records = new WeakMap<ContainedRemote, Set<ListenerRecord>>();

const settingsOf = (options: unknown): AddEventListenerOptions =>
  typeof options === 'object' ? ((options as AddEventListenerOptions | null) ?? {}) : { capture: !!options };
const captures = (options: unknown) => !!settingsOf(options).capture;

function forget(owner: ContainedRemote, record: ListenerRecord): void {
  forgetLeftover(owner, record);
  records.get(owner)?.delete(record);
}

/** Tracks the listeners that remotes add to shared objects, and removes those that are left over. */
function contain(target: EventTarget & { addEventListener: EventTarget['addEventListener'] }): void {
  // On the window, these are single-spa's own versions, which watch for changes of the address.
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);

  target.addEventListener = function addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ) {
    add(type, listener, options);
    const owner = listener ? callerOf(addEventListener) : null;
    if (owner && listener) {
      const { once, signal } = settingsOf(options);
      const forgetIt = () => forget(owner, record);
      const record: ListenerRecord = {
        description: `a listener for ${type}`,
        target,
        type,
        listener,
        isCapturing: captures(options),
        stop() {
          for (const stopped of [listener, forgetIt]) remove(type, stopped, options);
          if (!record.start) records.get(owner)?.delete(record);
        },
        ...(!once && isModuleSetup(addEventListener, owner) && { start: () => add(type, listener, options) }),
      };
      owner.leftovers.add(record);
      const own = records.get(owner) ?? new Set();
      records.set(owner, own.add(record));
      // The browser removes such listeners itself, so the record goes too; a `once` listener has been called before
      // `forgetIt` is.
      if (once) add(type, forgetIt, options);
      signal?.addEventListener('abort', forgetIt, { once: true });
    }
  };

  target.removeEventListener = function removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: EventListenerOptions | boolean,
  ) {
    remove(type, listener, options);
    for (const owner of allContained()) {
      for (const record of records.get(owner) ?? []) {
        const isSameListener = record.target === target && record.type === type && record.listener === listener;
        if (isSameListener && record.isCapturing === captures(options)) forget(owner, record);
      }
    }
  };
}

/** Tracks the listeners that remotes add to window, document, html and body. */
export function containListeners(): void {
  for (const target of [window, document, document.documentElement, document.body]) contain(target);
}
