/** Says who edits: 'Tomás Reyes and Ada Lind are editing this.'; '' for nobody. More than three are counted. */
export function editingText(names: readonly string[]): string {
  if (names.length === 0) return '';
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
  const last = shown.at(-1);
  const subject = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last;
  return `${subject} ${shown.length > 1 ? 'are' : 'is'} editing this.`;
}
