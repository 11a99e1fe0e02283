/**
 * The only module that imports react-router: it is loaded once for the shell and all remotes, with only these parts. Add a name
 * here when a page needs it.
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
} from 'react-router-dom';
export { useNavigate } from './useNavigate';
export type { Location, Navigator } from 'react-router-dom';
