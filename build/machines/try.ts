import { startCeph } from "./testing/ceph.ts";
import { readStorageConfig } from "../../server/storage-config.ts";
import { createS3Storage } from "../../server/providers/storage/s3/s3-storage.ts";
const at = performance.now();
const ceph = await startCeph();
console.log("up after", Math.round(performance.now() - at));
const s = createS3Storage(readStorageConfig(ceph.env).store!);
for (const f of [() => s.put("media/a.webp", new Uint8Array(70000)), () => s.get("media/a.webp").then(f => console.log(f?.size)), () => s.move("media/a.webp", "private/a.webp"), () => s.get("media/a.webp").then(console.log)]) {
  const b = performance.now();
  await f().catch((e) => console.log(e.cause ?? e));
  console.log(Math.round(performance.now() - b), "ms");
}
await ceph.close();
