/** Made by `desktop/vite/emoji-data.ts` for the language of the page. */
declare module "virtual:emoji-data" {
  import type { EmojiData } from "frimousse";

  const data: EmojiData;
  export default data;
}
