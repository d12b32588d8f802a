import type { z } from "zod";
import { createNoSuch } from "./api-error.ts";
import type { paging } from "./parameters.ts";

type Paging = { [K in keyof typeof paging]?: z.output<(typeof paging)[K]> };

interface Listed {
  readonly id: string;
  readonly created: number;
}

/** A page of a list, newest first. @param objects oldest first */
export function getPage<T extends Listed>(
  objects: readonly T[],
  url: string,
  { limit = 10, starting_after, ending_before, created }: Paging,
) {
  const all = objects.toReversed().filter(({ created: at }) =>
    at > (created?.gt ?? -1) && at >= (created?.gte ?? 0) &&
    at < (created?.lt ?? Infinity) && at <= (created?.lte ?? Infinity)
  );
  const place = (id: string, param: string) => {
    const index = all.findIndex((object) => object.id === id);
    if (index < 0) throw createNoSuch("object", id, param);
    return index;
  };
  if (ending_before !== undefined) {
    const end = place(ending_before, "ending_before");
    const start = Math.max(end - limit, 0);
    return { object: "list" as const, data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after === undefined ? 0 : place(starting_after, "starting_after") + 1;
  return {
    object: "list" as const,
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url,
  };
}
