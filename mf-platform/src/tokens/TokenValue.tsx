import { useState } from 'react';
import type { Token } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { COPY_REFUSED, copyText } from 'shared-kit/ui/copyText';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { CopyIcon, EyeIcon, EyeOffIcon } from 'shared-kit/ui/icons/icons';
import css from './tokens.module.css';

const MASK = '•'.repeat(16);

async function copy(value: string): Promise<void> {
  if (await copyText(value)) toast({ text: 'Token copied.' });
  else toast({ text: `${COPY_REFUSED} Reveal the token, then copy it by hand.`, tone: 'problem' });
}

/** A token, masked until it is revealed; it can be copied without that (OP-52: `sessions.token`, else `value`). */
export function TokenValue({ token: { name, value, sessions } }: { token: Token }) {
  const [isRevealed, setIsRevealed] = useState(false);
  const secret = sessions.token ?? value;
  if (!secret) return <span className={css.lost}>It still works, but can no longer be shown.</span>;
  return (
    <span className={css.token}>
      <code className={css.value}>
        {isRevealed ? (
          secret
        ) : (
          <>
            <span aria-hidden="true">{MASK}</span>
            <VisuallyHidden>Hidden</VisuallyHidden>
          </>
        )}
      </code>
      <span className={css.buttons}>
        <Button
          small
          icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
          aria-label={`${isRevealed ? 'Hide' : 'Reveal'} token ${name}`}
          onClick={() => setIsRevealed(!isRevealed)}
        >
          {isRevealed ? 'Hide' : 'Reveal'}
        </Button>
        <Button small icon={<CopyIcon />} aria-label={`Copy token ${name}`} onClick={() => void copy(secret)}>
          Copy
        </Button>
      </span>
    </span>
  );
}
