import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { type AdminUser, listUsers } from "#shared/admin/contract.ts";
import { callPage, type Page } from "../../../lib/api/call.ts";
import { adminKeys } from "../../../lib/query-keys/admin-keys.ts";
import type { MemberListChoice } from "../../cases/MemberListFilters.tsx";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";

type Pages = InfiniteData<Page<AdminUser[]>, string | undefined>;

/** Members by username, display name or email. */
export function useAdminUsers(q: string, { filter, sort }: MemberListChoice) {
  return useInfiniteQuery({
    queryKey: adminKeys.usersBy(q, filter, sort),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listUsers, { query: { q, filter, sort, cursor } }, { signal });
      return { ...page, items: keepWholeRows(page.items, "username", "displayName", "email") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => ({
      users: pages.flatMap(({ items }) => items),
      totalCount: pages[0]?.totalCount ?? null,
    }),
  });
}

/** Changes a member in every cached list. */
export function changeUser(client: QueryClient, id: string, change: (user: AdminUser) => AdminUser): void {
  client.setQueriesData<Pages>({ queryKey: adminKeys.users }, (data) =>
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.map((user) => user.id === id ? change(user) : user),
      })),
    });
}

/** Refetches the lists, since XP, level and state may have changed. */
export function invalidateUsers(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: adminKeys.users });
}
