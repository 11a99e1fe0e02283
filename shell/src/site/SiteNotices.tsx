import { clockText } from 'shared-kit/rules/dayText';
import { useHasUnsaved } from 'shared-kit/shellServices/unsaved';
import { TextButton } from 'shared-kit/ui/button/TextButton';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import type { Override } from '../federation/override';
import { useNewVersion } from '../federation/useNewVersion';
import { removeOverride } from '../federation/remoteOverride';
import type { LoadedTable } from '../routes/loadTable';
import css from './SiteNotices.module.css';

interface Props {
  table: LoadedTable;
  pathname: string;
  /** Reloads the page; the browser asks about unsaved work. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

const formatOverride = ({ name, origin, until, problem }: Override) =>
  problem ?? `${name} comes from ${origin} in this browser, until ${clockText(until)}.`;

/**
 * The site's own notices above a page (architecture, Federation 5 and 6): a newer version is available, which is
 * offered between tasks and never over unsaved work; a remote comes from the person's own machine.
 */
export function SiteNotices({ table: { remotes, override }, pathname, reload = reloadPage }: Props) {
  const isNewer = useNewVersion(remotes, pathname);
  const hasUnsaved = useHasUnsaved();
  const offersReload = isNewer && !hasUnsaved;
  if (!offersReload && !override) return null;
  function resetOverride() {
    removeOverride();
    reload();
  }
  return (
    <div className={css.place}>
      {override && (
        <Notice tone="warn">
          <span className={css.line}>
            {formatOverride(override)}
            <TextButton onClick={resetOverride}>Reset</TextButton>
          </span>
        </Notice>
      )}
      {offersReload && (
        <Notice role="status">
          <span className={css.line}>
            A newer version is ready.
            <TextButton onClick={reload}>Reload</TextButton>
          </span>
        </Notice>
      )}
    </div>
  );
}
