import { z } from "zod";
import { createNoSuch } from "../http/api-error.ts";
import { getPage } from "../http/lists.ts";
import { paging, read, text } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";

const asked = z.strictObject({ type: text.optional(), types: z.array(text).max(20).optional(), ...paging });

export const eventRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/v1/events",
    handle(till, { params }) {
      const { type, types, ...page } = read(asked, params);
      const wanted = types ?? (type === undefined ? null : [type]);
      const all = Object.values(till.state.objects.events);
      const matching = all.filter((event) =>
        wanted === null ||
        wanted.some((one) => one.endsWith("*") ? event.type.startsWith(one.slice(0, -1)) : event.type === one)
      );
      return getPage(matching, "/v1/events", page);
    },
  },
  {
    method: "GET",
    path: "/v1/events/:id",
    handle(till, { id }) {
      const event = till.state.objects.events[id];
      if (!event) throw createNoSuch("event", id);
      return event;
    },
  },
];
