// `npm run test:all` draws the same cases each time, so that a change is judged by what it changes.
// Proofs, and PROPERTY_SEED, draw others.
import { configureGlobal } from "fast-check";

const given = process.env["PROPERTY_SEED"];
const isDeep = process.env["GLIMMER_DEEP"] === "1";
if (given !== undefined || !isDeep) configureGlobal({ seed: Number(given ?? 20_261_125) });
