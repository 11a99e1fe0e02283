/** What floats belongs to the part of the page that its opener is in: screen readers find it there, and dialogs hide the rest. */
export const homeOf = (opener: HTMLElement | null) =>
  opener?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main, header') ?? undefined;
