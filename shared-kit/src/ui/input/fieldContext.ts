import { createContext, useContext } from 'react';

export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface FieldNames {
  control: FieldControl;
  labelId?: string;
}

export const FieldContext = createContext<FieldNames>({ control: {} });

/** What a control inside a Field puts on its element: id, description, invalid and required marks. Empty outside a Field. */
export const useFieldControl = (): FieldControl => useContext(FieldContext).control;

/** Id of the label of the Field around, for controls that a `<label for>` cannot name (a text editor, a list of boxes). */
export const useFieldLabelId = (): string | undefined => useContext(FieldContext).labelId;

/** Id of the control of a field: 'cta.linkUrl' → 'field-cta-linkUrl'. Error lists link to it. */
export const fieldId = (name: string): string => `field-${name.replace(/[^\w]+/g, '-')}`;
