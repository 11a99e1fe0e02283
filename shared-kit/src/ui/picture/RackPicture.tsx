import rack from './rack.svg';
import css from './RackPicture.module.css';

/** The key rack behind the reception desk, beside the sign-in form; decoration. Fills its box. */
export const RackPicture = () => <img className={css.rack} src={rack} alt="" decoding="async" />;
