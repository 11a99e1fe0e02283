import type { RouteEntry } from 'shared-kit/rules/remote/routes';

export const routes: RouteEntry[] = [
  { path: '/faults/calm', title: 'Calm', page: 'calm' },
  { path: '/faults/form', title: 'Form', page: 'form' },
];
