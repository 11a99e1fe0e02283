import { createStore } from 'jotai/vanilla';

/** The one store behind the services that the shell offers to every remote. */
export const shellStore = createStore();
