/** `npm run language`: writes the messages of the sources into the template of all languages. */
import { updateTemplate } from "./languages/catalogue.ts";

console.log(`shared/language/messages.pot has ${await updateTemplate()} messages.`);
