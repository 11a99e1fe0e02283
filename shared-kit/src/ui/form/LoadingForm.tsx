import { classes } from 'shared-kit/ui/classes';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { page } from 'shared-kit/ui/frameStyles';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { PageHead, type PageHeadProps } from 'shared-kit/ui/page/PageHead';
import css from './Form.module.css';
import { FormLayout } from './FormLayout';

/** Typical widths of labels in px. */
const LABEL_WIDTHS = [64, 112, 88];

const section = (
  <div className={classes(page.panel, page.padded)}>
    <div className={page.sectionHead}>
      <Skeleton width={140} height={20} />
    </div>
    <FieldStack>
      {LABEL_WIDTHS.map((width) => (
        <div key={width} className={css.choices}>
          <Skeleton width={width} />
          <Skeleton height={40} />
        </div>
      ))}
    </FieldStack>
  </div>
);

interface Props {
  /** The heading of the page; undefined where the page shows it already. */
  title?: string;
  back?: PageHeadProps['back'] | undefined;
  /** Whether there will be a section navigator beside the form, and a preview. */
  withNav?: boolean;
  withPreview?: boolean;
}

/** Shown in place of a form until its values are loaded: sections, labels and fields where the form will have them. */
export function LoadingForm({ title, back, withNav, withPreview }: Props) {
  const status = <span role="status">Loading ...</span>;
  const sections = (
    <div className={css.fields} aria-hidden="true">
      {section}
      {section}
    </div>
  );
  return (
    <>
      {title ? <PageHead title={title} line={status} back={back} /> : <p className={page.line}>{status}</p>}
      {withNav ? (
        <FormLayout nav={<span />} preview={withPreview && <Skeleton height={200} />}>
          {sections}
        </FormLayout>
      ) : (
        sections
      )}
    </>
  );
}
