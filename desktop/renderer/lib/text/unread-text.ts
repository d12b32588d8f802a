/** The number wherever unread things are counted: '99+' above 99, nothing at 0 (A§2). */
export function unreadText(count: number): string | null {
  if (count < 1) return null;
  return count > 99 ? "99+" : String(count);
}
