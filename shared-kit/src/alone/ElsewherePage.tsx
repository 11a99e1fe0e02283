import { LinkList } from '../frame/LinkList';
import type { SidebarItem } from '../frame/routes/sidebar';
import { PageHead } from '../ui/page/PageHead';
import { linksOf } from './linksOf';

interface Props {
  title: string;
  /** The remote that the page belongs to; null for the shell. */
  owner: string | null;
  /** The remote that runs alone. */
  running: string;
  /** The sidebar's entries at this address. */
  items: SidebarItem[];
}

/** Shown in place of another remote's page, which exists in the site but cannot be shown while one remote runs alone. */
export function ElsewherePage({ title, owner, running, items }: Props) {
  const links = linksOf(items);
  const explanation = `This page belongs to ${owner ?? 'the shell'}, and only ${running} runs here.`;
  return (
    <>
      <PageHead title={title} line={links.length > 0 ? `${explanation} You can open these instead:` : explanation} />
      {links.length > 0 && <LinkList links={links} />}
    </>
  );
}
