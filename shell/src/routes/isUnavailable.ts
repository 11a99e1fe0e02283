import { matchRoute } from 'shared-kit/frame/routes/match';
import { matchPath } from 'shared-kit/rules/remote/paths';
import type { LoadedTable } from './loadTable';

/** @returns whether a path without a page belongs to a remote of which this person gets no version now */
export const isUnavailable = (table: LoadedTable, path: string): boolean =>
  matchRoute(table, path) === null && table.unavailable.some((pattern) => matchPath(pattern, path));
