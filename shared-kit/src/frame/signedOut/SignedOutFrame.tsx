import { useEffect, type ReactNode } from 'react';
import { BRAND, pageTitle, POWERED_BY } from '../../rules/branding';
import { KeyholeMark } from '../../ui/badge/KeyholeMark';
import { TextButton } from '../../ui/button/TextButton';
import { RackPicture } from '../../ui/picture/RackPicture';
import { switchTheme } from '../theme/theme';
import css from './SignedOutFrame.module.css';

/** The page of a signed-out person: brand, one column of content, footer and the side image (document 1 §2, Sign In). */
export function SignedOutFrame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <div className={css.page}>
      <main className={css.pane} id="main">
        <div className={css.brand}>
          <KeyholeMark size={26} />
          {BRAND}
        </div>
        <div className={css.content}>{children}</div>
        <div className={css.foot}>
          <span>{POWERED_BY}</span>
          <TextButton onClick={switchTheme}>Light or dark</TextButton>
        </div>
      </main>
      <div className={css.side}>
        <RackPicture />
      </div>
    </div>
  );
}
