import { createContext } from 'react';

/** Loads a page of the remote by its key before it is shown; does nothing outside a remote. */
export const PreloadPage = createContext<(key: string) => void>(() => undefined);
