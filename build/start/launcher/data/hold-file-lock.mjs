// Runs on Deno, since Node has no file locks. Holds the lock of a file until the launcher is gone,
// and says `held` or `taken`. The operating system's lock is seen from every container that has the
// folder; process ids are not.
const [path, patienceMs] = Deno.args;
const pauseMs = 50;

const deadline = Date.now() + Number(patienceMs);
let file = await lock();
while (!file && Date.now() < deadline) {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  file = await lock();
}
console.log(file ? "held" : "taken");
if (file) {
  // Ends when the launcher does, however that ends.
  for await (const _ of Deno.stdin.readable);
  // Removed before the lock is released, so that no process waits for a file without a name.
  await Deno.remove(path).catch(() => {});
}

async function lock() {
  const opened = await Deno.open(path, { create: true, write: true, mode: 0o600 });
  if (await opened.tryLock(true) && await isStill(opened)) return opened;
  opened.close();
  return null;
}

/** Whether the name still leads to that file: its last holder may have removed it meanwhile. */
async function isStill(opened) {
  const named = await Deno.stat(path).catch(() => null);
  return named !== null && named.ino === (await opened.stat()).ino;
}
