import type { RouteEntry } from './routes';

/** The routes of the shell's own pages (document 1 §2). The signed-out pages work without this table. */
export const shellRoutes: RouteEntry[] = [
  { path: '/forgot-password', title: 'Forgot Password', page: 'forgotPassword', access: 'publicOnly' },
  { path: '/reset-password/:resetToken', title: 'Reset Password', page: 'resetPassword', access: 'publicOnly' },
  { path: '/settings', title: 'Settings', page: 'settings' },
];
