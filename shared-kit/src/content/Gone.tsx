import { hasStatus } from 'shared-kit/api/http';
import { hasUnsaved } from 'shared-kit/shellServices/unsaved';
import type { BinNoteProps } from '../form/BinNote';
import { binNote } from '../form/binNotePart';
import { LinkButton } from '../ui/button/LinkButton';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageHead } from '../ui/page/PageHead';

interface Props {
  /** The heading of the page, the same as while it was loading. */
  title: string;
  /** What is missing, as written inside a sentence: 'special'. */
  what: string;
  back: { href: string; label: string };
  /** Why it may be missing. */
  why?: string;
  /** What to look for in the bin. */
  binItem?: BinNoteProps | undefined;
}

/**
 * Whether it is really missing, and not only out of reach. An open form with unsaved text stays: Save says that the item was deleted,
 * and offers to save the text as a new one.
 */
export const isGone = (error: unknown): boolean => hasStatus(error, 404) && !hasUnsaved();

/**
 * Shown at the address of something that does not exist, or no longer exists: a heading, a sentence, a link back, and a link to
 * the bin if it is there.
 */
export function Gone({ title, what, back, why = 'It may have been deleted in the meantime.', binItem }: Props) {
  const { Part: BinNote } = binNote.usePart(binItem !== undefined);
  return (
    <>
      <PageHead title={title} back={back} />
      <EmptyState
        title={`This ${what} no longer exists`}
        actions={
          <>
            {binItem && BinNote && <BinNote {...binItem} />}
            <LinkButton href={back.href}>Back to {back.label.replace(/^< Back to /, '')}</LinkButton>
          </>
        }
      >
        {why}
      </EmptyState>
    </>
  );
}
