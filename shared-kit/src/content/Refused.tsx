import { LinkButton } from '../ui/button/LinkButton';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageHead } from '../ui/page/PageHead';

interface Props {
  /** The heading of the page that is refused. */
  title: string;
  back: { href: string; label: string };
  /** What the person may read but not change: 'specials'. */
  what: string;
  /** The reason, if it is another one than that they may only read. */
  why?: string | undefined;
}

/** Shown at an address that is only useful to those who may write: New and Clone (OP-135). */
export const Refused = ({ title, back, what, why }: Props) => (
  <>
    <PageHead title={title} back={back} />
    <EmptyState title="You may not do this" actions={<LinkButton href={back.href}>Back to {back.label}</LinkButton>}>
      {why ?? `You may look at ${what} here, but not add or change any. A super user can give you the right.`}
    </EmptyState>
  </>
);
