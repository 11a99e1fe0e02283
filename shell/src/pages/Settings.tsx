import { LinkList } from 'shared-kit/frame/LinkList';
import { PageHead } from 'shared-kit/ui/page/PageHead';

/** What the Settings page offers; shown when the route guard would let the person in. */
const SETTINGS = [
  { path: '/profile', title: 'Profile', text: 'Your name, email address and password.' },
  { path: '/notifications', title: 'Notifications', text: 'What happened to the properties you work on.' },
  { path: '/users', title: 'Users', text: 'Who may sign in, and what they may change.' },
  { path: '/tokens', title: 'API Tokens', text: 'Access for the public sites and other systems.' },
  { path: '/security-log', title: 'Security Log', text: 'Who signed in, and who changed rights, tokens and settings.' },
  { path: '/hotels/regions', title: 'Regions', text: 'Which hotels belong together.' },
];

/**
 * Settings: links to the pages about the person and the group that their rights allow; no data of its own (OP-09).
 * @param mayOpen whether the person may open a path
 */
export function Settings({ mayOpen }: { mayOpen: (path: string) => boolean }) {
  return (
    <>
      <PageHead title="Settings" />
      <LinkList links={SETTINGS.filter(({ path }) => mayOpen(path))} />
    </>
  );
}
