import { useResource } from 'shared-kit/api/resource';
import type { DeployToken } from 'shared-kit/rules/releaseEntities';

/** The tokens with which teams ship their remotes. */
export const useDeployTokens = () => useResource<DeployToken>('/deploy-tokens');
