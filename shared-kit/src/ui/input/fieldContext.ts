import { createContext, useContext } from 'react';

export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** What a Field tells the control inside it; read with `useFieldControl`. */
export const FieldContext = createContext<FieldControl>({});

/** What a control inside a Field puts on its element: id, description, invalid and required marks. Empty outside a Field. */
export const useFieldControl = (): FieldControl => useContext(FieldContext);

/** Id of the control of a field: 'cta.linkUrl' → 'field-cta-linkUrl'. Error lists link to it. */
export const fieldId = (name: string): string => `field-${name.replace(/[^\w]+/g, '-')}`;
