import { useCallback } from 'react';
import { useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { useIsMounted } from '../ui/useIsMounted';

/**
 * The router's `navigate`, limited to pages that are still shown: the response to a slow save must not move a person who has
 * already left the page.
 */
export function useNavigate() {
  const navigate = useRouterNavigate();
  const isMounted = useIsMounted();
  return useCallback(
    (to: To, options?: NavigateOptions) => (isMounted() ? navigate(to, options) : undefined),
    [navigate, isMounted],
  );
}
