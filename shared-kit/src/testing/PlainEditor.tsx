/** Stands for the rich-text editor, which needs a real browser: what is typed is one paragraph. */
export function QuillEditor({ value, onChange, labelId }: { value: string; onChange: (html: string) => void; labelId: string }) {
  return (
    <textarea
      aria-labelledby={labelId}
      value={value.replace(/<\/?p>/g, '')}
      onChange={({ target }) => onChange(target.value ? `<p>${target.value}</p>` : '')}
    />
  );
}
