/** The page's service workers; null where the browser has none or blocks them with cookies. */
export function getServiceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
