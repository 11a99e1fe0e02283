import { Anchor, type AnchorProps } from 'shared-kit/ui/link/Anchor';
import { buttonClass, type ButtonStyle } from './Button';

/** A link to another page that looks like a button ('+ New Special'). */
export const LinkButton = ({ tone, small, ...rest }: Pick<ButtonStyle, 'tone' | 'small'> & Omit<AnchorProps, 'className'>) => (
  <Anchor {...rest} className={buttonClass({ tone, small })} />
);
