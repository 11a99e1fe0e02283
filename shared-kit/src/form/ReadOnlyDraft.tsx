import type { ReactNode } from 'react';
import { stampText } from '../rules/dates';
import { Notice } from '../ui/feedback/Notice';
import css from './ConflictQuestion.module.css';

export interface ReadOnlyDraftProps {
  savedAt: string;
  /** True if it was typed in another browser. */
  elsewhere?: boolean;
  /** What was typed, by the labels of its parts. */
  texts: readonly { name: string; label: string; text: ReactNode }[];
}

/** Shows what a person typed before they lost the right to save it: it can be read and copied, and is offered again with the right. */
export const ReadOnlyDraft = ({ savedAt, elsewhere = false, texts }: ReadOnlyDraftProps) => (
  <Notice title="Your unsaved text is still here.">
    <p>
      {elsewhere ? 'You typed it in another browser on' : 'It was kept in this browser on'} {stampText(savedAt)}. You may read and
      copy it.
    </p>
    <dl className={css.kept}>
      {texts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  </Notice>
);
