import { useGet } from 'shared-kit/api/resource';
import type { BinEntry } from '../rules/historyEntities';
import { LinkButton } from '../ui/button/LinkButton';

export interface BinNoteProps {
  /** The kind of the missing item: the last part of its list's address. */
  kind: string;
  id: string;
}

/**
 * Says that the missing item is in the bin, with a link for whoever may restore it. Shows nothing if it is not there, or if that is unknown.
 * @param small beside other small buttons
 */
export function BinNote({ kind, id, small = false }: BinNoteProps & { small?: boolean }) {
  const { data } = useGet<BinEntry[]>('/bin', { kind, itemId: id, perPage: 1 });
  const entry = data?.[0];
  if (!entry) return null;
  if (!entry.mayRestore) return <span>It is in the bin.</span>;
  return (
    <>
      <span>It is in the bin, and you may restore it.</span>
      <LinkButton small={small} href={`/bin?item=${encodeURIComponent(id)}`}>
        Open the bin
      </LinkButton>
    </>
  );
}
