/**
 * The worker of a site that has `worker: off` in content/site.yaml: a browser that has the other one gets this in its place.
 * It deletes what that one has kept, and ends. The pages that are open stay as they are.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

async function cleanUp(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await worker.registration.unregister();
}
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(cleanUp()));

export {};
