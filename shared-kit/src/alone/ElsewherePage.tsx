import { LinkList } from '../frame/LinkList';
import type { SidebarItem } from '../frame/routes/sidebar';
import { PageHead } from '../ui/page/PageHead';
import { linksOf } from './linksOf';

interface Props {
  title: string;
  /** The remote that brings the page; null for the shell. */
  owner: string | null;
  /** The remote that runs here. */
  here: string;
  /** The sidebar's entries at this address. */
  items: SidebarItem[];
}

/** Shown in place of another remote's page, which exists in the site but cannot be shown while one remote runs alone. */
export function ElsewherePage({ title, owner, here, items }: Props) {
  const links = linksOf(items);
  const sentence = `This page belongs to ${owner ?? 'the shell'}, and only ${here} runs here.`;
  return (
    <>
      <PageHead title={title} line={links.length > 0 ? `${sentence} You can open these instead:` : sentence} />
      {links.length > 0 && <LinkList links={links} />}
    </>
  );
}
