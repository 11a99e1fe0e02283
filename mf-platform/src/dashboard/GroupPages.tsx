import { LinkList } from 'shared-kit/frame/LinkList';
import { useAuthority } from 'shared-kit/session';
import css from './dashboard.module.css';

/** The pages of the whole group that people can open with a right on no property. */
const PAGES = [
  { resource: 'alert', path: '/hotels/alerts', title: 'Alert Assignments', text: 'Which alert each property shows.' },
  { resource: 'region', path: '/hotels/regions', title: 'Regions', text: 'Which hotels belong together.' },
  { resource: 'asset', path: '/media', title: 'Media Library', text: 'Pictures and documents, and where they are used.' },
  { resource: 'user', path: '/users', title: 'Users', text: 'Who may sign in, and what they may change.' },
];

/**
 * The pages for people without a right on any property, whose dashboard would be empty otherwise; none for everybody
 * else.
 */
export function useGroupPages() {
  const authority = useAuthority();
  return authority.canAny('READ', 'property') ? [] : PAGES.filter(({ resource }) => authority.can('READ', resource));
}

/** Links to the pages of the group. */
export const GroupPages = ({ pages }: { pages: ReturnType<typeof useGroupPages> }) => (
  <section className={css.group} aria-label="Your pages">
    <LinkList links={pages} />
  </section>
);
