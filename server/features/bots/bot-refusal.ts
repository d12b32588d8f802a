import { msg } from "@lingui/core/runtime-macro";
import { type AppError, Conflict } from "../../errors.ts";
import { foreignImage } from "../account/profile-image.ts";
import { usernameTaken } from "../auth/register/refuse-taken-username.ts";
import { botNotFound } from "./list-bot-users.ts";

/** Why a bot was not written. */
export type BotRefusal = "full" | "email_taken" | "username_taken" | "foreign_image" | "unknown";

export const mostBots = 200;

/** The error for a bot that was not written. */
export function makeBotRefusal(refusal: BotRefusal): AppError {
  switch (refusal) {
    case "full":
      return new Conflict(
        "conflict",
        msg`There are ${{ most: mostBots }} bots already, which is the most there can be.`,
      );
    case "email_taken": {
      const text = msg`An account has this email already.`;
      return new Conflict("conflict", text, { userEmail: text });
    }
    case "username_taken":
      return usernameTaken();
    case "foreign_image":
      return foreignImage("profileImageUrl");
    case "unknown":
      return botNotFound();
  }
}
