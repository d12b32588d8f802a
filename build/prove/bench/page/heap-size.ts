import type { CDPSession } from "playwright";

/** Megabytes of a page's heap after a collection. */
export interface HeapSize {
  readonly usedMb: number;
  /**
   * Without what the engine compiled, which grows with the times that code runs, and without what
   * lies outside its heap.
   */
  readonly dataMb: number;
}

export async function measureHeapSize(devtools: CDPSession): Promise<HeapSize> {
  await devtools.send("HeapProfiler.enable");
  // Objects that only the document's garbage refers to go with the next collection.
  for (let round = 0; round < 3; round += 1) await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("Performance.enable");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const used = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  return { usedMb: used / 1e6, dataMb: dataBytes(await snapshot(devtools)) / 1e6 };
}

/** The part of a heap snapshot that is read: the nodes as rows of numbers. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

async function snapshot(devtools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on("HeapProfiler.addHeapSnapshotChunk", take);
  await devtools.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  devtools.off("HeapProfiler.addHeapSnapshotChunk", take);
  return JSON.parse(chunks.join("")) as Snapshot;
}

function dataBytes({ snapshot: { meta }, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: [types] } = meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[nodes[at + type] ?? 0];
    if (kind !== "code" && kind !== "native") sum += nodes[at + size] ?? 0;
  }
  return sum;
}
