/** How many notifications a member has not read. None are kept yet, so there is none to read: their table will answer here. */
export function countUnread(): Promise<number> {
  return Promise.resolve(0);
}
