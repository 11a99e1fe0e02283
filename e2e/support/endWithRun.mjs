/** Loaded into a server before its own program, so that a test run that is killed leaves no servers running. */
import { endWithParent } from '../../scripts/lib/endWithParent.mjs';

endWithParent();
