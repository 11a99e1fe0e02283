import { useCallback, useEffect, useRef } from 'react';
import { useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router';

/**
 * The router's `navigate`, of a page that is still there: an answer that comes when its person is somewhere else, say of a
 * slow save whose page was left, takes nobody away from where they are.
 * @returns takes an address
 */
export function useNavigate() {
  const navigate = useRouterNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback((to: To, options?: NavigateOptions) => (here.current ? navigate(to, options) : undefined), [navigate]);
}
