import type { FastifyRequest } from 'fastify';
import type { Editor } from '../base/storage/columns';
import { editor } from './caller';

/** The stamps of a change that somebody makes to a stored item (api-contract §1, 'every item'). */
export function changeStamps(request: FastifyRequest, stored: { version: number }) {
  const updatedBy: Editor = editor(request);
  return { version: stored.version + 1, updatedAt: new Date().toISOString(), updatedBy };
}

/** The fields that a body contains, without those that were left out. */
export function sentFields<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
