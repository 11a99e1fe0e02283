import { pageOf } from '../../remote/pages';
import type { PropertyType } from '../../rules/entities';

/** New Hotel or New Restaurant. */
export const newPropertyPage = (type: PropertyType) =>
  pageOf([() => import('./NewPropertyPage')], ({ NewPropertyPage }) => () => <NewPropertyPage type={type} />);
