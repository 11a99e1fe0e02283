import { PreviewFrame } from 'shared-kit/content/preview/PreviewFrame';
import { Site } from 'shared-kit/content/preview/Site';
import { useRestingValues } from 'shared-kit/fields/formState';
import { isEmptyRichText } from 'shared-kit/rules/richText';
import { ALERT_MODAL_DISPLAYS } from 'shared-kit/rules/options';
import css from './alerts.module.css';
import { showsBar, showsModal, type AlertValues } from './alertValues';

/** The alert as a guest sees it, updated shortly after the typing. */
export function AlertPreview() {
  const values = useRestingValues<AlertValues>();
  const { headerBar, modal } = values;
  const said = modal.title || !isEmptyRichText(modal.text) || modal.linkText;
  return (
    <PreviewFrame>
      <div className={css.previews}>
        {showsBar(values) && (
          <figure>
            <figcaption>Header Bar</figcaption>
            <p className={css.bar}>
              <span>{headerBar.text || 'The text of the header bar'}</span>
              {headerBar.linkText && <u>{headerBar.linkText}</u>}
            </p>
          </figure>
        )}
        {showsModal(values) && (
          <figure>
            <figcaption>{ALERT_MODAL_DISPLAYS.find(({ value }) => value === modal.displayModalAs)?.label}</figcaption>
            <Site title={said ? modal.title : 'The title of the alert'} html={modal.text} cta={modal.linkText} />
          </figure>
        )}
      </div>
    </PreviewFrame>
  );
}
