import { createRoot } from 'react-dom/client';
import 'shared-kit/ui/tokens.css';
import 'shared-kit/ui/reset.css';
import { ListPage } from './ListPage';
import { FormPage } from './FormPage';
import { PartsPage } from './PartsPage';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const pages = { list: ListPage, form: FormPage, parts: PartsPage };
const Page = pages[(query.get('page') ?? 'list') as keyof typeof pages];
createRoot(document.getElementById('root')!).render(
  <main style={{ padding: 'clamp(16px, 3vw, 32px)', maxWidth: 1200, margin: 'auto', minHeight: '100vh' }}>
    <Page />
  </main>,
);
