import { createContext, useContext } from 'react';

export interface FieldControl {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

/** What a Field passes to the control inside it; read with `useFieldControl`. */
export const FieldContext = createContext<FieldControl>({});

/** The attributes for the element of a control inside a Field: id, description, invalid and required. Empty outside a Field. */
export const useFieldControl = (): FieldControl => useContext(FieldContext);

/** Id of the control of a field: 'cta.linkUrl' → 'field-cta-linkUrl'. Error lists link to it. */
export const fieldId = (name: string): string => `field-${name.replace(/[^\w]+/g, '-')}`;
