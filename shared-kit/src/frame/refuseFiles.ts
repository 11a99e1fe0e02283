function refuse(event: DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/**
 * Refuses files that are dropped where nothing takes them: the browser would leave the page, and what was typed, to show them.
 * Whatever takes files prevents the default of `dragover` before the event reaches the window.
 * @returns a function that stops it
 */
export function refuseFiles(): () => void {
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}
