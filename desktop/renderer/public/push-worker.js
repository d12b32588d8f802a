/* Shows pushes while no page does (push.1). Stores nothing and intercepts no requests. */

addEventListener("install", () => skipWaiting());

addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** A push has the form of `PushPayload` in shared/notifications/push-payload.ts. */
async function show({ title, body, path, group }) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // The page in front has shown it already.
  if (pages.some(({ focused }) => focused)) return;
  await registration.showNotification(title, {
    body: body ?? undefined,
    tag: group,
    icon: "/icons/any-192.png",
    data: { path },
  });
}

/** Opens the path in an open page, else in a new one. */
async function open(path) {
  const [page] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return await clients.openWindow(path);
  await page.focus();
  page.postMessage({ path });
}
