import { useSyncExternalStore } from 'react';
import type { Location } from 'react-router-dom';
import type { History } from './history';

/** @returns the current location; renders again on every change of the address */
export const useHistoryLocation = (history: History): Location => useSyncExternalStore(history.listen, () => history.location);
