import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";

/** The key of a house rule; the first nine are the reasons of reports (rules.1). */
export const ruleKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, fieldText(msg`Not one of the house rules`));
