import { useEffect } from 'react';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';

/**
 * For a field that is not part of a form with a save bar: leaving the page asks before what is typed in it is lost.
 * @param label how the question names the field
 * @param isTyped whether something would be lost
 */
export function useUnsavedField(label: string, isTyped: boolean): void {
  useEffect(() => {
    setUnsaved(label, isTyped ? [label] : null);
    return () => setUnsaved(label, null);
  }, [label, isTyped]);
}
