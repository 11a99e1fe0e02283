import { useEffect, useRef } from 'react';

interface Props {
  value: string;
  onChange: (html: string) => void;
  labelId: string;
  required?: boolean;
  isAsked?: boolean;
}

/** Replaces the rich-text editor, which needs a real browser, with a text box. Its text becomes one paragraph. */
export function QuillEditor({ value, onChange, labelId, required, isAsked }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  return (
    <textarea
      ref={box}
      aria-labelledby={labelId}
      aria-required={required}
      value={value.replace(/<\/?p>/g, '')}
      onChange={({ target }) => onChange(target.value ? `<p>${target.value}</p>` : '')}
    />
  );
}
