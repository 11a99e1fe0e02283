import { PageHead } from '../src/ui/page/PageHead';
import { proveRoutes } from './proveRoutes';

const SpaPage = () => <PageHead title="Spa" />;

describe('a remote as `npm run new:remote` writes it: one page, no redirect, no early call', () => {
  proveRoutes(
    [{ path: '/spa', title: 'Spa', page: 'spa' }],
    { spa: () => Promise.resolve({ default: SpaPage }) },
    { opens: [['/spa', 'Spa']], leads: [] },
  );
});
