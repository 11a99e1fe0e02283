/** @returns the dialog that covers the page, which keeps the focus and the shortcuts of what is below it from working; null if there is none */
export const dialogOverPage = (): Element | null => document.querySelector('[role$=dialog]:not(main *)');
