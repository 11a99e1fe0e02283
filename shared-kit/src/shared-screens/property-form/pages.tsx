import { compositePage } from '../../remote/pages';
import type { PropertyType } from '../../rules/entities';

/** New Hotel or New Restaurant. */
export const newPropertyPage = (type: PropertyType) =>
  compositePage([() => import('./NewPropertyPage')], ({ NewPropertyPage }) => () => <NewPropertyPage type={type} />);
