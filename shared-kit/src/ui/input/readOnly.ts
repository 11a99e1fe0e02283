import { createContext, useContext } from 'react';

/** Whether the surrounding form is read-only for this person (OP-135). */
export const ReadOnlyContext = createContext(false);

/** @returns whether the surrounding form is read-only, in which case nothing that would change it is offered */
export const useReadOnly = () => useContext(ReadOnlyContext);
