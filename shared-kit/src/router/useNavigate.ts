import { useCallback } from 'react';
import { useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { useHere } from '../ui/useHere';

/**
 * The router's `navigate`, limited to pages that are still shown: the answer to a slow save must not move a person who has
 * already left that page.
 * @returns a function that takes an address
 */
export function useNavigate() {
  const navigate = useRouterNavigate();
  const here = useHere();
  return useCallback((to: To, options?: NavigateOptions) => (here() ? navigate(to, options) : undefined), [navigate, here]);
}
