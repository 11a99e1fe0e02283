import { createRoot } from 'react-dom/client';
import { name, others } from 'this-remote/alone';
import { pages } from 'this-remote/pages';
import { routes } from 'this-remote/routes';
import { getSiteFile } from '../api/siteFile';
import { refuseFiles } from '../frame/refuseFiles';
import { followTheme } from '../frame/theme/theme';
import { followOtherTabs, setApiBase, startSession } from '../session';
import { page } from '../session/leave';
import '../ui/tokens.css';
import '../ui/reset.css';
import { Alone } from './Alone';

/** The API's address comes from `config.json` beside the page, so that one build runs against any API. */
const configuredBase = () => getSiteFile<{ apiBase?: string }>('/config.json').then(({ apiBase }) => apiBase);

/** Entry of `npm run alone`: one remote without the shell, with its own copies of what is shared. */
setApiBase(configuredBase);
// After signing in again, people who are trying out a page want to return to it.
page.toRoot = page.reload;
followTheme();
followOtherTabs();
refuseFiles();
void startSession();
createRoot(document.getElementById('root')!).render(<Alone remote={{ name, routes, pages, others }} />);
