/** '99+' above 99, null at 0 (shell.1). */
export function formatUnreadCount(count: number): string | null {
  if (count < 1) return null;
  return count > 99 ? "99+" : String(count);
}
