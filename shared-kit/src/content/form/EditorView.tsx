import { FormikProvider } from 'formik';
import { Fragment, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { FieldScopeContext } from '../../fields/fieldScope';
import type { Values } from '../../fields/fieldKind';
import type { ItemBase, Property } from '../../rules/entities';
import { Button } from '../../ui/button/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { FormLayout } from '../../ui/form/FormLayout';
import { SaveBar } from '../../ui/form/SaveBar';
import { SectionNavigator } from '../../ui/form/SectionNavigator';
import { PageHead } from '../../ui/page/PageHead';
import { Section } from '../../ui/page/Section';
import type { ContentForm } from '../contentForm';
import { PreviewPanel } from '../preview/PreviewPanel';
import type { ContentFormState } from '../useContentForm';
import { ConflictPanel } from './ConflictPanel';
import { DraftNotice } from '../../form/DraftNotice';
import { SavingForm } from '../../form/SavingForm';
import { PublishSection } from './PublishSection';
import styles from './form.module.css';
import { errorList, sectionId, sectionsWithErrors } from './errorList';

interface Props {
  /** 'New Special' or 'Edit Special'. */
  heading: string;
  back: { href: string; label: string };
  /** Names the error area (document 3 §8): `hotel-special` gives `hotel-special-error`. */
  name: string;
  /** What one item is called, 'Special'. */
  one: string;
  form: ContentForm;
  editor: ContentFormState;
  /** Gives fields their time zone and previews the site. */
  property: Property;
  itemId: string | undefined;
  /** Buttons at the heading. */
  actions?: ReactNode;
}

const PUBLISH = 'Preview + Publish';

/** A content form on the page: navigator, sections, preview, save bar, and what can go wrong while saving (documents 2 and 3 §2). */
export function EditorView({ heading, back, name, one, form, editor, property, itemId, actions }: Props) {
  const { formik, failure, draft, unsaved, opened } = editor;
  const summary = useRef<HTMLDivElement>(null);
  const scope = useMemo(() => ({ property, itemId }), [property, itemId]);
  const errors = errorList(form, editor.tried ? formik.errors : {});
  const attempts = formik.submitCount;
  const refused = errors.length > 0;
  const conflict = failure?.status === 412 && failure.current ? (failure.current as ItemBase) : undefined;

  useEffect(() => {
    if (attempts > 0 && refused) summary.current?.focus();
  }, [attempts, refused]);

  const shown = form.sections.filter(({ shows }) => shows?.(formik.values) ?? true);
  const sections = [...shown, { title: PUBLISH, fields: ['published', 'archived'] }];
  return (
    <FormikProvider value={formik}>
      <FieldScopeContext.Provider value={scope}>
        <PageHead title={heading} back={back} actions={actions} />
        {draft && <DraftNotice {...draft} />}
        <FormLayout
          nav={<SectionNavigator sections={sectionsWithErrors(form, sections, errors)} />}
          preview={<PreviewPanel views={form.previews} values={formik.values} property={property} id={itemId} />}
        >
          <ErrorSummary ref={summary} errors={errors} />
          <SavingForm id="content-form" className={styles.sections} saving={formik.isSubmitting} onSubmit={editor.submit}>
            <SectionList sections={sections} form={form} property={property} one={one} />
          </SavingForm>
        </FormLayout>
        <div id={`${name}-error`} className={styles.foot}>
          {conflict && (
            <ConflictPanel
              form={form}
              opened={opened}
              typed={formik.values}
              current={conflict}
              onSave={(merged: Values) => editor.saveOver(merged, conflict)}
            />
          )}
          <SaveBar
            form="content-form"
            unsaved={unsaved}
            saving={formik.isSubmitting}
            error={conflict ? undefined : failure?.message}
            actions={
              failure && (failure.status <= 0 || failure.status >= 500) ? (
                <Button small onClick={() => void editor.submit()}>
                  Try again
                </Button>
              ) : undefined
            }
            disabled={failure !== null}
            onDiscard={editor.discard}
          />
        </div>
      </FieldScopeContext.Provider>
    </FormikProvider>
  );
}

interface SectionListProps {
  sections: ContentForm['sections'];
  form: ContentForm;
  property: Property;
  one: string;
}

function SectionList({ sections, form, property, one }: SectionListProps) {
  return (
    <>
      {sections.map(({ title, fields, note }) => (
        <Section key={title} id={sectionId(title)} title={title} note={fields.includes('window') ? property.timezone : undefined}>
          {note}
          {title === PUBLISH ? (
            <PublishSection one={one} />
          ) : (
            fields.map((name) => {
              const Input = form.fields[name]?.Input;
              return <Fragment key={name}>{Input && <Input name={name} />}</Fragment>;
            })
          )}
        </Section>
      ))}
    </>
  );
}
