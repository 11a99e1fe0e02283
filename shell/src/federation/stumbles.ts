import { folderOf, type Version } from 'shared-kit/rules/remote/registry';
import { absolute } from './files';

/**
 * Listens for errors of a remote's page that reach the window: those of event handlers, timers and promises, which no boundary
 * catches. They are attributed by the address of their code.
 * @returns a function that stops listening
 */
export function onStumble(release: Version, listener: (error: unknown) => void): () => void {
  const folder = absolute(folderOf(release));
  const isOurs = (...texts: unknown[]) => texts.some((word) => typeof word === 'string' && word.includes(folder));
  const onError = ({ filename, error }: ErrorEvent) => {
    if (isOurs(filename, (error as Error | null)?.stack)) listener(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const { name, stack } = (reason ?? {}) as Partial<Error>;
    if (name !== 'AbortError' && isOurs(stack)) listener(reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
