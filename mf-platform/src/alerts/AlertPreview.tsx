import type { PreviewProps } from 'shared-kit/content/contentForm';
import { placeholderProperty } from 'shared-kit/content/preview/placeholderProperty';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import { GuestSite } from 'shared-kit/content/preview/GuestSite';
import type { PreviewSource } from 'shared-kit/content/preview/previewSource';
import { isEmptyRichText } from 'shared-kit/rules/richText';
import { ALERT_MODAL_DISPLAYS } from 'shared-kit/rules/options';
import { classes } from 'shared-kit/ui/classes';
import css from './alerts.module.css';
import { showsBar, showsModal, type AlertValues } from './alertValues';

/** The alert on a page of a property that it is assigned to. */
function AlertView({ values, property }: PreviewProps) {
  const alert = values as AlertValues;
  const { headerBar, modal } = alert;
  const hasContent = modal.title || !isEmptyRichText(modal.text) || modal.linkText;
  const bar = showsBar(alert) && (
    <p className={css.bar}>
      <span>{headerBar.text || 'The text of the header bar'}</span>
      {headerBar.linkText && <u>{headerBar.linkText}</u>}
    </p>
  );
  return (
    <GuestSite property={property} above={bar}>
      {showsModal(alert) && (
        <figure className={classes(css.shown, modal.displayModalAs === 'modal_window' ? css.window : css.box)}>
          <figcaption>{ALERT_MODAL_DISPLAYS.find(({ value }) => value === modal.displayModalAs)?.label}</figcaption>
          <GuestCard title={hasContent ? modal.title : 'The title of the alert'} html={modal.text} cta={modal.linkText} />
        </figure>
      )}
    </GuestSite>
  );
}

/** The preview of an alert. */
export const PREVIEW: PreviewSource = {
  views: [{ label: 'Alert', View: AlertView, bare: true }],
  property: placeholderProperty('Any property it is assigned to'),
  id: undefined,
};
