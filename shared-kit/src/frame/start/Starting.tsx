import { KeyholeMark } from '../../ui/badge/KeyholeMark';
import css from './Starting.module.css';

/** Shown while a stored token or one from the address is signing in (document 1 §2, Guards). */
export function Starting() {
  return (
    <main className={css.page} aria-busy="true">
      <KeyholeMark size={40} className={css.mark} />
      <h1>Loading...</h1>
    </main>
  );
}
