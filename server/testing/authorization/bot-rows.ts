import { deleteAllWords } from "#shared/bots/delete-all-words.ts";
import { product } from "#shared/product.ts";
import { bot, newBot } from "../bot.ts";
import { sending } from "./accounts.ts";
import { type AuthorizationRows, type Input, type Prepare, row } from "./authorization-row.ts";

const aBot = (more?: Input): Prepare => async ({ t }) => ({
  ...more,
  params: { email: (await bot(t)).userEmail },
});
const aNewBot: Prepare = () => ({ json: newBot() });
const allWords = sending({ confirm: deleteAllWords });
/** The owner, whose address is in the bot domain. */
const aDetectedBot: Prepare = async ({ t, owner: { id } }) => {
  await t.sql`update members set email = ${`${id}@${product.botMailDomain}`} where id = ${id}`;
  return { params: { id } };
};

// deno-fmt-ignore
export const botRows = {
  //                          stranger member blocked owner suspended administrator
  listBotUsers:             row(401,   403,   403,    403,  401,      200),
  createBotUser:            row(401,   403,   403,    403,  401,      201, aNewBot),
  changeBotUser:            row(401,   403,   403,    403,  401,      200, aBot({ json: { bio: "Likes tea." } })),
  deleteBotUser:            row(401,   403,   403,    403,  401,      200, aBot()),
  deleteAllBotUsers:        row(401,   403,   403,    403,  401,      200, allWords),
  tryBotUser:               row(401,   403,   403,    403,  401,      200, aBot({ json: { kind: "post" } })),
  getBotsStatus:            row(401,   403,   403,    403,  401,      200),
  switchBots:               row(401,   403,   403,    403,  401,      200, sending({ isOn: true })),
  listDetectedBots:         row(401,   403,   403,    403,  401,      200),
  clearDetectedBot:         row(401,   403,   403,    403,  401,      200, aDetectedBot),
} satisfies AuthorizationRows;
