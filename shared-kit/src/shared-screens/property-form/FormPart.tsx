import type { ReactNode } from 'react';
import { sectionId } from '../../content/form/sections';
import { FieldStack } from '../../ui/input/layout';
import { Collapsible } from '../../ui/page/Collapsible';
import css from './propertyForm.module.css';

interface Props {
  title: string;
  note: string | undefined;
  /** The part is opened again whenever this number changes: a save was refused because of a field in it. */
  reveal: number;
  children: ReactNode;
}

/** One collapsible section of the form, open at first (document 1 §2, New Hotel). */
export const FormPart = ({ title, note, reveal, children }: Props) => (
  <section id={sectionId(title)} className={css.part} aria-label={title} tabIndex={-1}>
    <Collapsible heading title={title} note={note} reveal={reveal}>
      <FieldStack>{children}</FieldStack>
    </Collapsible>
  </section>
);
