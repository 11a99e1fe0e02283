/**
 * A popup is placed in the part of the page that contains its trigger: screen readers find it there, and dialogs hide the rest.
 */
export const homeOf = (opener: HTMLElement | null) =>
  opener?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main, header') ?? undefined;
