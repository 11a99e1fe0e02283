import type { Property } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import css from './dashboard.module.css';

/** The pages used most, each shown to people who may write there (document 3 §6, OP-117). */
const LINKS = [
  { label: 'Calendars', resource: 'calendar', href: (id: string) => `/hotels/${id}/calendars` },
  { label: 'FAQs', resource: 'faq', href: (id: string) => `/hotels/${id}/faqs` },
  { label: 'Alert Assignments', resource: 'can_assign_alerts', href: () => '/hotels/alerts' },
];

/** The quick links of the hotel dashboard; renders nothing for people who have none. */
export function QuickLinks({ property }: { property: Property }) {
  const { can } = useAuthority();
  const links = LINKS.filter(({ resource }) => can('WRITE', resource, property.id));
  if (links.length === 0) return null;
  return (
    <nav className={css.quick} aria-label="Quick links">
      {links.map(({ label, href }) => (
        <LinkButton key={label} href={href(property.id)}>
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
