import type { Property } from '../../rules/entities';
import { Thumb } from '../../ui/badge/Thumb';
import { classes } from '../../ui/classes';
import css from './properties.module.css';

/** A property's logo; a placeholder where there is none or it fails to load (document 1 §2, P-111). */
export const PropertyLogo = ({ property: { logo }, small }: { property: Property; small?: boolean }) => (
  <span className={classes(css.logo, small && css.small)}>
    <Thumb contain src={logo?.thumbUrl ?? logo?.url} alt="" missing="No logo" />
  </span>
);
