/**
 * The only way to react-router: its parts are loaded once for the shell and all remotes, and only these are loaded.
 * Add a name here when a page needs it.
 */
export {
  generatePath,
  Link,
  matchPath,
  Navigate,
  Route,
  Router,
  Routes,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router';
export { useNavigate } from './useNavigate';
export type { Location, Navigator } from 'react-router';
