import { useId } from 'react';
import { LinkOptions } from 'shared-kit/fields/cta/LinkOptions';
import { RichTextField } from 'shared-kit/fields/richText/richText';
import { TextField } from 'shared-kit/fields/text/text';
import { FieldStack } from 'shared-kit/ui/input/layout';
import css from './alerts.module.css';

interface Props {
  part: 'headerBar' | 'modal';
  title: string;
}

/** The text of a header bar or modal and the target of its link (document 1 §3, P-132, P-133). */
export function AlertPart({ part, title }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.part}>
      <h3 id={id}>{title}</h3>
      <FieldStack>
        {part === 'headerBar' ? (
          <TextField name="headerBar.text" label="Text" />
        ) : (
          <>
            <TextField name="modal.title" label="Title" />
            <RichTextField name="modal.text" label="Text" />
          </>
        )}
        <TextField name={`${part}.linkText`} label="Link Text" />
        <LinkOptions name={part} />
      </FieldStack>
    </div>
  );
}
