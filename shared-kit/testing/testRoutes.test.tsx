import { PageHead } from '../src/ui/page/PageHead';
import { testRoutes } from './testRoutes';

const SpaPage = () => <PageHead title="Spa" />;

describe('a remote as `npm run new:remote` writes it: one page, no redirect, no early call', () => {
  testRoutes(
    [{ path: '/spa', title: 'Spa', page: 'spa' }],
    { spa: () => Promise.resolve({ default: SpaPage }) },
    { pages: [['/spa', 'Spa']], redirects: [] },
  );
});
