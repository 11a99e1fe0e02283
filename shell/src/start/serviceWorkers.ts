/**
 * Removes every service worker that an older version of the site left behind (document 1 §2, Guards). Never throws: a browser that
 * refuses to list them must not keep people from working.
 */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch (error) {
    console.warn('Old service workers could not be removed.', error);
  }
}
