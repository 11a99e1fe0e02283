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
  const controller = new AbortController();
  for (const name of ['dragover', 'drop'] as const) addEventListener(name, refuse, { signal: controller.signal });
  return () => controller.abort();
}
