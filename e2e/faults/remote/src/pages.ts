import type { Pages } from 'shared-kit/remote/pages';

export const pages: Pages = {
  calm: () => import('./pages/CalmPage'),
  crash: () => import('./pages/CrashPage'),
  form: () => import('./pages/FormPage'),
};
