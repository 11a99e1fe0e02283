import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  id: string;
  saving: boolean;
  onSubmit: () => unknown;
  children: ReactNode;
}

/**
 * The form element of a form that saves to the API. While it saves, nothing in it can be changed: the page is left once the save
 * succeeds, and anything typed before that would be lost; after a failure the focus is back where it was.
 */
export function SavingForm({ id, saving, onSubmit, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const form = ref.current;
    if (!form || !saving) return undefined;
    const focused = document.activeElement as HTMLElement;
    form.inert = true;
    return () => {
      form.inert = false;
      if (form.contains(focused) && document.activeElement === document.body) focused.focus({ preventScroll: true });
    };
  }, [saving]);

  return (
    <form
      ref={ref}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
