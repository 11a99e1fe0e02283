import { createRoot } from 'react-dom/client';
import { pages } from 'this-remote/pages';
import { routes } from 'this-remote/routes';
import '../ui/tokens.css';
import '../ui/reset.css';
import { startSession } from '../session';
import { StandaloneHost } from './StandaloneHost';

/** Entry of `npm run alone`: one remote without the shell, with its own copies of what is shared. */
void startSession();
createRoot(document.getElementById('root')!).render(<StandaloneHost routes={routes} pages={pages} />);
