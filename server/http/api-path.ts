/** Whether a path is the API's, mounted or not: it is answered with data, never with the web app. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
