import { useSyncExternalStore } from 'react';
import { connectionState, onConnectionChange, type ConnectionState } from './connection';

/** @returns the state of the connection while something of a remote is loading */
export const useConnection = (): ConnectionState => useSyncExternalStore(onConnectionChange, connectionState);
