/** Made by `desktop/vite/emoji-data.ts` for the language of the page. */
declare module "virtual:emoji-data" {
  const data: import("frimousse").EmojiData;
  export default data;
}
