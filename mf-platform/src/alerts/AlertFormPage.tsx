import { FailedPage } from 'shared-kit/content/FailedPage';
import { LastChanged } from 'shared-kit/content/history/LastChanged';
import type { Alert } from 'shared-kit/rules/entities';
import { Gone, isGone } from 'shared-kit/content/Gone';
import { Refused } from 'shared-kit/content/Refused';
import { useParams } from 'shared-kit/router';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { AlertForm } from './AlertForm';
import { readAlert } from './alertValues';
import { alertParts } from './useAlertForm';
import { ALERTS, useAlertRights, useAlerts } from './useAlerts';

const ONLY_SUPER_USERS = 'You may change alerts here, but not add any: only super users add them.';
const BACK = { href: '/hotels/alerts/listings', label: 'Alert Listings' };

/** /hotels/alerts/new, for super users as its button is (OP-34), and /hotels/alerts/:id/edit (document 1 §2, P-024, P-025). */
export default function AlertFormPage() {
  const { id } = useParams();
  const { mayAdd, mayChange } = useAlertRights();
  if (id) return <EditAlert key={id} id={id} readOnly={!mayChange} />;
  if (!mayAdd) return <Refused title="New Alert" back={BACK} what="alerts" why={mayChange ? ONLY_SUPER_USERS : undefined} />;
  return (
    <>
      <PageHead title="New Alert" back={BACK} />
      <AlertForm alert={undefined} readOnly={false} />
    </>
  );
}

function EditAlert({ id, readOnly }: { id: string; readOnly: boolean }) {
  const { data: alert, error, reload } = useAlerts().useOne(id);
  if (isGone(error)) return <Gone title="Edit Alert" what="alert" back={BACK} binItem={{ kind: 'alerts', id }} />;
  if (error && !alert) return <FailedPage title="Edit Alert" error={error} retry={reload} />;
  return (
    <>
      <PageHead title="Edit Alert" line={alert && <AlertLine alert={alert} mayRestore={!readOnly} />} back={BACK} />
      {alert ? <AlertForm alert={alert} readOnly={readOnly} /> : <LoadingForm withNav />}
    </>
  );
}

/** The name of an alert, and who changed it last. */
const AlertLine = ({ alert, mayRestore }: { alert: Alert; mayRestore: boolean }) => (
  <>
    <span>{alert.name}</span>
    <LastChanged item={alert} collection={ALERTS} parts={alertParts} read={readAlert} mayRestore={mayRestore} />
  </>
);
