import { folderOf, type Version } from 'shared-kit/rules/remote/registry';
import { absoluteUrl } from './files';

/**
 * Listens for errors of a remote's page that reach the window: those of event handlers, timers and promises, which no boundary
 * catches. They are attributed by the address of their code.
 * @param signal aborts when the page is no longer shown
 */
export function onUncaughtError(release: Version, signal: AbortSignal, listener: (error: unknown) => void): void {
  const folder = absoluteUrl(folderOf(release));
  const comesFromRemote = (...texts: unknown[]) => texts.some((text) => typeof text === 'string' && text.includes(folder));
  const onError = ({ filename, error }: ErrorEvent) => {
    if (comesFromRemote(filename, (error as Error | null)?.stack)) listener(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const { name, stack } = (reason ?? {}) as Partial<Error>;
    if (name !== 'AbortError' && comesFromRemote(stack)) listener(reason);
  };
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onRejection, { signal });
}
