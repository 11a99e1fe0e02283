import type { Pages } from 'shared-kit/remote/pages';

export const pages: Pages = {
  calm: () => import('./pages/CalmPage'),
  form: () => import('./pages/FormPage'),
};
