import { remoteLifecycles } from 'shared-kit/remote/lifecycles';
import { pages } from './pages';

export default remoteLifecycles(pages);
