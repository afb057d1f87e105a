/**
 * The worker of a site that has `worker: off` in content/site.yaml: whoever has the other one gets this in its place.
 * It deletes what that one has kept, and ends. The pages that are open stay as they are.
 */
import { cachePrefix } from './addresses.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const cleanUp = async () => {
    const names = await caches.keys();
    const own = names.filter((name) => name.startsWith(cachePrefix(worker.registration.scope)));
    await Promise.all(own.map((name) => caches.delete(name)));
    await worker.registration.unregister();
  };
  event.waitUntil(cleanUp());
});
