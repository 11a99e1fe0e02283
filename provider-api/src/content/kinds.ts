import type { ContentDefinition } from './definition';

const kinds = new Map<string, ContentDefinition>();

/** Registers a kind of content; registering it again changes nothing. */
export const registerKind = (definition: ContentDefinition): void => void kinds.set(definition.path, definition);

/** Every kind of content, in the order in which they were registered. */
export const allKinds = (): ContentDefinition[] => [...kinds.values()];

/** The kind of content under a path, the last part of the address of its lists; undefined for an unknown one. */
export const kindOf = (path: string): ContentDefinition | undefined => kinds.get(path);
