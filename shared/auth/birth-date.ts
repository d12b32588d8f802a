import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";

/** A date of birth as it is sent; no schema of a response has one. */
export const birthDate = z.iso.date(fieldText(msg`Use the form YYYY-MM-DD.`));
