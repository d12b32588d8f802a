import type { Route } from "../../http/route.ts";

export const memberRoutes: readonly Route[] = [];
