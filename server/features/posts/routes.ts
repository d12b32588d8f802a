import type { Route } from "../../http/route.ts";

export const postRoutes: readonly Route[] = [];
