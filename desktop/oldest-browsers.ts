/** The oldest browsers of the pages, which README names: those of Tailwind 4's styles. */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 128, safari: 16.4 } as const;
