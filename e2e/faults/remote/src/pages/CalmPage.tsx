import { Link } from 'shared-kit/router';
import { usePageTitle } from 'shared-kit/shellServices/pageTitle';

declare const __LABEL__: string;

export default function CalmPage() {
  usePageTitle('Calm');
  return (
    <>
      <h1>All is calm</h1>
      <p>Version {__LABEL__}</p>
      <Link to="/faults/form">To the form</Link>
    </>
  );
}
