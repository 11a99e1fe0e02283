import type { RouteEntry } from './routes';

/** The routes that the shell shows itself (document 1 §2). Signed-out people get their pages without this table. */
export const shellRoutes: RouteEntry[] = [
  { path: '/forgot-password', title: 'Forgot Password', page: 'forgotPassword', access: 'publicOnly' },
  { path: '/reset-password/:resetToken', title: 'Reset Password', page: 'resetPassword', access: 'publicOnly' },
  { path: '/settings', title: 'Settings', page: 'settings' },
];
