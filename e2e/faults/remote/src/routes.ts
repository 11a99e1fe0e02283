import type { RouteEntry } from 'shared-kit/remote/routes';

export const routes: RouteEntry[] = [
  { path: '/faults/calm', title: 'Calm', page: 'calm' },
  { path: '/faults/form', title: 'Form', page: 'form' },
];
