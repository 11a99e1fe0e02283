import { usePageTitle } from '../shellServices/pageTitle';
import { LinkButton } from '../ui/button/LinkButton';
import { PageHead } from '../ui/page/PageHead';

/** The 404 page of a signed-in person (document 1 §2, Screens). */
export function NotFound() {
  usePageTitle('404 Not Found');
  return (
    <PageHead
      title="404 Not Found"
      line="There is no page at this address. It may have been moved or deleted."
      actions={
        <LinkButton href="/" tone="primary">
          Go to the Dashboard
        </LinkButton>
      }
    />
  );
}
