/** The oldest browsers that the pages are made for: those of Tailwind 4's styles. README names them. */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 128, safari: 16.4 } as const;
