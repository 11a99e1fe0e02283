import { createContext, useContext } from 'react';

/** Whether the form around may only be read (OP-135). */
export const ReadOnlyContext = createContext(false);

/** @returns whether the form around may only be read: then nothing is offered that would change it */
export const useReadOnly = () => useContext(ReadOnlyContext);
