/** Messages to the other tabs of this browser. */
interface TabChannel {
  post(message: unknown): void;
  close(): void;
}

/** Opens a channel between tabs. Where the browser has none, or blocks it, nothing is heard. */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  const channel = openChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent) => onMessage(data);
  return {
    post: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Runs work in one tab at a time. Where the browser has no locks (an insecure address) or blocks
 * them, it runs at once.
 */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
