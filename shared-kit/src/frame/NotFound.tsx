import { usePageTitle } from '../shellServices/pageTitle';
import { LinkButton } from '../ui/button/LinkButton';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageHead } from '../ui/page/PageHead';

/** The 404 page of a signed-in person (document 1 §2, Screens). */
export function NotFound() {
  usePageTitle('404 Not Found');
  return (
    <>
      <PageHead title="404 Not Found" />
      <EmptyState
        title="There is no page at this address"
        actions={
          <LinkButton href="/" tone="primary">
            Go to the Dashboard
          </LinkButton>
        }
      >
        It may have been moved or deleted.
      </EmptyState>
    </>
  );
}
