import { Fragment, memo, useMemo, type ReactNode } from 'react';
import { clockOf, FieldScopeContext } from '../../fields/fieldScope';
import type { Values } from '../../fields/fieldKind';
import { FormShell } from '../../form/FormShell';
import type { SavedForm } from '../../form/useSavedForm';
import type { ItemBase, Property } from '../../rules/entities';
import { FormLayout } from '../../ui/form/FormLayout';
import { SectionNavigator } from '../../ui/form/SectionNavigator';
import { PageHead } from '../../ui/page/PageHead';
import { Section } from '../../ui/page/Section';
import type { ContentForm } from '../contentForm';
import { STATE_LABEL } from '../contentParts';
import { PreviewButton } from '../preview/PreviewButton';
import { FollowingPreview } from '../preview/PreviewPanel';
import type { GuestPageSource } from '../preview/previewSource';
import { PublishSection } from './PublishSection';
import { sectionId, sectionsWithErrors } from './sections';

interface Props<T extends ItemBase> {
  /** 'New Special' or 'Edit Special'. */
  heading: string;
  back: { href: string; label: string };
  /** Names the error area (document 3 §8): `hotel-special` gives `hotel-special-error`. */
  name: string;
  /** What one item is called, 'Special'. */
  typeLabel: string;
  form: ContentForm;
  editor: SavedForm<Values, T>;
  /** Provides the time zone for fields and the site for previews. */
  property: Property;
  itemId: string | undefined;
  /** The guests' page that the preview can show. */
  page?: GuestPageSource | undefined;
  /** For those who may read but not change the item (OP-135). */
  readOnly: boolean;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Under the heading: who changed it last. */
  line: ReactNode;
  /** Further buttons that save. */
  more?: ReactNode;
}

/** A content form on its page: navigator, sections, preview, and what surrounds every form (documents 2 and 3 §2). */
export function EditorView<T extends ItemBase>(props: Props<T>) {
  const { heading, back, name, typeLabel, form, editor, property, itemId, page, readOnly, actions, line, more } = props;
  const { values } = editor.formik;
  const scope = useMemo(() => ({ property, itemId }), [property, itemId]);
  // As a string, so that the sections change only when what is shown changes.
  const shown = form.sections.map(({ shows }) => shows?.(values) ?? true).join();
  const sections = useMemo(
    () => [
      ...form.sections.filter((_section, index) => shown.split(',')[index] === 'true'),
      { title: STATE_LABEL, fields: ['published', 'archived'] },
    ],
    [form, shown],
  );
  const preview = useMemo(() => ({ views: form.previews, property, id: itemId, page }), [form, property, itemId, page]);
  const nav = useMemo(
    () => <SectionNavigator sections={sectionsWithErrors(sections, editor.errors)} aside={<PreviewButton {...preview} />} />,
    [sections, editor.errors, preview],
  );
  return (
    <FieldScopeContext.Provider value={scope}>
      <PageHead title={heading} line={line} back={back} actions={actions} />
      <FormShell
        form={editor}
        name={name}
        readOnly={readOnly}
        zone={clockOf(property)}
        more={more}
        around={(fields) => (
          <FormLayout nav={nav} preview={<FollowingPreview {...preview} />}>
            {fields}
          </FormLayout>
        )}
      >
        <SectionList sections={sections} form={form} property={property} typeLabel={typeLabel} />
      </FormShell>
    </FieldScopeContext.Provider>
  );
}

interface SectionListProps {
  sections: ContentForm['sections'];
  form: ContentForm;
  property: Property;
  typeLabel: string;
}

/** Memoised, since its fields read their own values: a keystroke renders only the field that it was typed into. */
const SectionList = memo(function SectionList({ sections, form, property, typeLabel }: SectionListProps) {
  return (
    <>
      {sections.map(({ title, fields, note }) => (
        <Section key={title} id={sectionId(title)} title={title} note={fields.includes('window') ? property.timezone : undefined}>
          {note}
          {title === STATE_LABEL ? (
            <PublishSection
              typeLabel={typeLabel}
              publishedHint={form.published}
              stateOfValues={form.state}
              zone={property.timezone}
            />
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
});
