/**
 * Where to insert a popup: into the part of the page that contains its trigger. Screen readers find it there, and dialogs hide the
 * rest of the page.
 */
export const portalContainer = (trigger: HTMLElement | null) =>
  trigger?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main, header') ?? undefined;
