/** Whether this is `npm run test:deep`, where sweeps over the screens take every size and not only a sample. */
export const isDeep = process.env["GLIMMER_DEEP"] === "1";
